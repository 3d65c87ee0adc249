'use client'

import { X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { LineInput } from './line-input'

type MilestonesInputProps = {
  milestones: readonly string[]
  /** What is typed and not added yet. */
  text: string
  error: string | undefined
  onChange: (fields: { milestones?: string[]; milestoneText?: string }) => void
}

/** Milestones in their order. Each can be reworded in place or removed. */
export function MilestonesInput({ milestones, text, error, onChange }: MilestonesInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)

  function add() {
    // At once, so that it is there to be brought into view: it comes last, where the dialog's foot may hide it.
    flushSync(() => onChange({ milestones: [...milestones, text.trim()], milestoneText: '' }))
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
  }

  function remove(index: number) {
    onChange({ milestones: milestones.toSpliced(index, 1) })
    input.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <LineInput
        label="Milestones"
        noun="milestone"
        optional
        error={error}
        hint="Steps to tick off, in order."
        input={input}
        text={text}
        onText={(milestoneText) => onChange({ milestoneText })}
        onAdd={add}
      />
      {milestones.length > 0 && (
        <ol ref={list} className="grid gap-1.5" aria-label="Milestones added">
          {milestones.map((milestone, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a milestone has no identity yet but its place
            <li key={index} className="flex scroll-mb-5 items-center gap-2">
              <span aria-hidden="true" className="num w-5 text-right text-sm text-ink-3">
                {index + 1}
              </span>
              <Input
                aria-label={`Milestone ${index + 1}`}
                dir="auto"
                value={milestone}
                // The dialog is sent by its button: here Enter ends the line.
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  input.current?.focus()
                }}
                onChange={(event) => onChange({ milestones: milestones.with(index, event.target.value) })}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove milestone ${index + 1}`}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
