'use client'

import { Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { FormField } from '@/components/shared/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

type LineInputProps = {
  label: ReactNode
  /** What a line is, for the button: "tag". */
  noun: string
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  text: string
  onText: (text: string) => void
  onAdd: () => void
  /** Backspace was pressed with nothing left to delete. */
  onBackspace?: () => void
  input?: RefObject<HTMLInputElement | null>
}

/** A field whose line is added to a list, with Enter or the button, and which is then ready for the next one. */
export function LineInput({ label, noun, text, onText, onAdd, onBackspace, input, ...field }: LineInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const ref = input ?? own

  function add() {
    if (!text.trim()) return
    onAdd()
    ref.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends a composition, where it chooses a word and adds nothing yet.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && !text) onBackspace?.()
  }

  return (
    <FormField label={label} {...field}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            ref={ref}
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="outline" className="h-11" aria-label={`Add ${noun}`} disabled={!text.trim()} onClick={add}>
            <Plus aria-hidden="true" />
            Add
          </Button>
        </div>
      )}
    </FormField>
  )
}
