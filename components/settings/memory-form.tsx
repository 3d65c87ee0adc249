'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { limits } from '@/lib/contract/limits'

type MemoryFormProps = { text: string; isPending: boolean; onSave: (text: string) => void; onCancel: () => void }

/** A memory's text, changed in its place. Escape leaves it as it was. */
export function MemoryForm({ text, isPending, onSave, onCancel }: MemoryFormProps) {
  const [draft, setDraft] = useState(text)
  const input = useRef<HTMLTextAreaElement>(null)
  const next = draft.trim()
  const excess = [...next].length - limits.memory
  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (next === '' || excess > 0 || isPending) return
    if (next === text) onCancel()
    else onSave(next)
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
  }

  return (
    <form onSubmit={submit} onKeyDown={cancelOnEscape} className="grid gap-2.5">
      <FormField
        label="What your coach keeps in mind"
        error={excess > 0 ? `${excess} over the limit of ${limits.memory} characters` : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={input}
            dir="auto"
            rows={2}
            className="min-h-16"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </FormField>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton size="sm" pending={isPending} pendingLabel="Saving..." disabled={next === '' || excess > 0}>
          Save
        </SubmitButton>
      </div>
    </form>
  )
}
