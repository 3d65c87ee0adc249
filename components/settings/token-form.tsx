'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import type { NewAccessToken } from '@/lib/contract/access-token'
import { limits } from '@/lib/contract/limits'
import { clientMessages } from '@/lib/contract/messages/clients'
import { type TokenScope, tokenScopes } from '@/lib/contract/token-scopes'
import { scopeWords } from './token-words'

type TokenFormProps = { isPending: boolean; onMake: (token: NewAccessToken) => void; onCancel: () => void }

/** Names a program and says what it may do. */
export function TokenForm({ isPending, onMake, onCancel }: TokenFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>([])
  const [isTried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const formId = useId()
  const lacksName = name.trim() === ''
  const lacksScope = scopes.length === 0
  useEffect(() => input.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (lacksName) input.current?.focus()
    if (!lacksName && !lacksScope && !isPending) onMake({ name: name.trim(), scopes })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 border-t border-rule pt-4">
      <FormField
        label="What is it for?"
        error={isTried && lacksName ? clientMessages.field.tokenNameRequired : undefined}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            dir="auto"
            maxLength={limits.name}
            placeholder="Watch, notes app, script"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <fieldset aria-describedby={isTried && lacksScope ? `${formId}-note` : undefined} className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">What may it do?</legend>
        {tokenScopes.map((scope) => (
          <label key={scope} htmlFor={`${formId}-${scope}`} className="flex min-h-10 items-start gap-3 py-1.5">
            <Checkbox
              id={`${formId}-${scope}`}
              className="mt-0.5"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes((chosen) => (target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope)))
              }
            />
            <span>
              <span className="block font-[550]">{scopeWords[scope].label}</span>
              <span className="block text-sm text-pretty text-ink-2">{scopeWords[scope].note}</span>
            </span>
          </label>
        ))}
        {isTried && lacksScope && (
          <p id={`${formId}-note`} role="alert" className="text-sm text-bad">
            {clientMessages.field.tokenScopeRequired}
          </p>
        )}
      </fieldset>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton pending={isPending} pendingLabel="Making...">
          Make token
        </SubmitButton>
      </div>
    </form>
  )
}
