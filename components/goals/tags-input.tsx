'use client'

import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { FormField } from '@/components/shared/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { normalizeTags } from '@/lib/contract/tags'

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
  const add = () => onChange({ tags: normalizeTags([...tags, text]), tagText: '' })

  function remove(tag: string) {
    onChange({ tags: tags.filter((one) => one !== tag) })
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends a composition, where it chooses a word and adds nothing yet.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
    const last = tags.at(-1)
    if (event.key === 'Backspace' && !text && last !== undefined) remove(last)
  }

  return (
    <div className="grid gap-2">
      <FormField label="Tags" optional error={error}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              dir="auto"
              autoComplete="off"
              enterKeyHint="done"
              value={text}
              onChange={(event) => onChange({ tagText: event.target.value })}
              onKeyDown={onKeyDown}
            />
            <Button variant="outline" className="h-11" aria-label="Add tag" disabled={!text.trim()} onClick={add}>
              <Plus aria-hidden="true" />
              Add
            </Button>
          </div>
        )}
      </FormField>
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
