'use client'

import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useCreateConversation } from '@/lib/client/conversations/api'
import { limits } from '@/lib/contract/limits'
import { chatMessages } from '@/lib/contract/messages/chat'
import { goalMessages } from '@/lib/contract/messages/goals'

type NewConversationFormProps = { onCreated: () => void; onCancel: () => void }

/** A conversation that is named before it begins. Escape takes that back, and leaves the dialog open. */
export function NewConversationForm({ onCreated, onCancel }: NewConversationFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const [title, setTitle] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const create = useCreateConversation()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    setEmpty(title.trim() === '')
    if (title.trim() !== '') create.mutate({ title: title.trim() }, { onSuccess: onCreated })
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
  }

  const refusal = create.error?.fields?.title?.join(' ')
  return (
    <form onSubmit={submit} onKeyDown={cancelOnEscape} data-keeps-escape noValidate className="grid gap-2">
      <FormField label="New conversation" error={isEmpty ? goalMessages.field.titleRequired : refusal}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              value={title}
              maxLength={limits.title}
              placeholder="What is it about?"
              autoComplete="off"
              onChange={(event) => {
                setTitle(event.target.value)
                setEmpty(false)
              }}
            />
            <SubmitButton pending={create.isPending} pendingLabel="Creating..." className="h-11">
              Create
            </SubmitButton>
            <Button variant="ghost" size="icon" aria-label="Cancel" title="Cancel" className="h-11" onClick={onCancel}>
              <X aria-hidden="true" />
            </Button>
          </div>
        )}
      </FormField>
      {create.isError && (
        <p role="alert" className="text-sm text-bad">
          {chatMessages.error.createConversation}
        </p>
      )}
    </form>
  )
}
