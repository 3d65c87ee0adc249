'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useUpdateProfile } from '@/lib/client/account/profile'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import type { User } from '@/lib/contract/user'
import { AreasField } from './areas-field'
import { SettingsCard } from './settings-card'

const names = { firstName: 'First name', lastName: 'Last name' } as const
type NameField = keyof typeof names
const fields = ['firstName', 'lastName'] as const

/** Who this account belongs to, and what it is coached in. The email and the name are text; a button makes the name a form. */
export function AccountCard() {
  const user = useCurrentUser()
  const [isNaming, setNaming] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    if (wasNaming.current && !isNaming) change.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  if (!user) return null
  return (
    <SettingsCard section="account" value={user.firstName || user.email}>
      {isNaming ? (
        <NameForm user={user} onDone={() => setNaming(false)} />
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <dl className="grid flex-1 basis-64 gap-x-6 gap-y-3 sm:grid-cols-2">
            {fields.map((name) => (
              <Fixed key={name} label={names[name]} value={user[name] || 'Not given'} />
            ))}
          </dl>
          <Button ref={change} variant="outline" size="sm" onClick={() => setNaming(true)}>
            {user.firstName || user.lastName ? 'Change name' : 'Add your name'}
          </Button>
        </div>
      )}
      <dl className="border-t border-rule pt-4">
        <Fixed label="Email" value={user.email} />
        <dd className="mt-1 max-w-[62ch] text-sm text-pretty text-ink-3">
          It is what you log in with and stays the same. To use another, export everything under Data Export and import
          it into a new account.
        </dd>
      </dl>
      <div className="border-t border-rule pt-4">
        <AreasField />
      </div>
    </SettingsCard>
  )
}

function NameForm({ user, onDone }: { user: User; onDone: () => void }) {
  const update = useUpdateProfile()
  const [typed, setTyped] = useState<Record<NameField, string>>({ firstName: user.firstName, lastName: user.lastName })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const changed = fields.filter((name) => typed[name].trim() !== user[name])
    if (changed.length === 0) return onDone()
    if (update.isPending) return
    update.mutate(Object.fromEntries(changed.map((name) => [name, typed[name].trim()])), { onSuccess: onDone })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {fields.map((name) => (
        <FormField key={name} label={names[name]} optional error={update.error?.fields?.[name]?.[0]}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </FormField>
      ))}
      <div className="flex gap-2 sm:col-span-2">
        <SubmitButton pending={update.isPending} pendingLabel="Saving...">
          Save name
        </SubmitButton>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Fixed({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd dir="auto" className="text-left wrap-anywhere">
        {value}
      </dd>
    </div>
  )
}
