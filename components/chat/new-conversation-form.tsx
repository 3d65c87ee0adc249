'use client'

import { type FormEvent, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Input } from '@/components/ui/input'
import { useCreateConversation } from '@/lib/client/conversations/api'
import { limits } from '@/lib/contract/limits'
import { chatMessages } from '@/lib/contract/messages/chat'
import { goalMessages } from '@/lib/contract/messages/goals'

export function NewConversationForm({ onCreated }: { onCreated: () => void }) {
  const [title, setTitle] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const create = useCreateConversation()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    setEmpty(title.trim() === '')
    if (title.trim() !== '') create.mutate({ title: title.trim() }, { onSuccess: onCreated })
  }

  const refusal = create.error?.fields?.title?.join(' ')
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <FormField label="New conversation" error={isEmpty ? goalMessages.field.titleRequired : refusal}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
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
