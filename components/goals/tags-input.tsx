'use client'

import { X } from 'lucide-react'
import { useRef } from 'react'
import { normalizeTags } from '@/lib/contract/tags'
import { LineInput } from './line-input'

type TagsInputProps = {
  tags: readonly string[]
  /** What is typed and not added yet. */
  text: string
  error: string | undefined
  onChange: (fields: { tags?: string[]; tagText?: string }) => void
}

/** Tags are added with Enter or the button and removed with the cross on each, or with Backspace in the empty field. */
export function TagsInput({ tags, text, error, onChange }: TagsInputProps) {
  const input = useRef<HTMLInputElement>(null)

  function remove(tag: string | undefined) {
    onChange({ tags: tags.filter((one) => one !== tag) })
    input.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <LineInput
        label="Tags"
        noun="tag"
        optional
        error={error}
        input={input}
        text={text}
        onText={(tagText) => onChange({ tagText })}
        onAdd={() => onChange({ tags: normalizeTags([...tags, text]), tagText: '' })}
        onBackspace={() => remove(tags.at(-1))}
      />
      {tags.length > 0 && (
        <ul aria-label="Tags added" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="chip max-w-full bg-raised pr-0.5 text-ink-2">
              <bdi className="truncate">{tag}</bdi>
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
                onClick={() => remove(tag)}
                className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-rule hover:text-ink pointer-coarse:size-9"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
