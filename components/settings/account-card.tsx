'use client'

import { type FormEvent, useState } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useUpdateProfile } from '@/lib/client/account/profile'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { AreasField } from './areas-field'
import { SettingsCard } from './settings-card'

const names = { firstName: 'First name', lastName: 'Last name' } as const
type NameField = keyof typeof names
const fields = ['firstName', 'lastName'] as const

/** Who this account belongs to, and what it is coached in. A name that was never given can be given once. */
export function AccountCard() {
  const user = useCurrentUser()
  const [isNaming, setNaming] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>(isNaming)
  if (!user) return null
  const open = fields.filter((name) => !user[name])
  return (
    <SettingsCard section="account" value={user.firstName || user.email}>
      <div {...kept} tabIndex={-1} className="outline-none">
        {isNaming ? (
          <NameForm open={open} onDone={() => setNaming(false)} />
        ) : (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <dl className="grid flex-1 basis-64 gap-x-6 gap-y-3 sm:grid-cols-2">
              {fields.map((name) => (
                <Fixed key={name} label={names[name]} value={user[name] || 'Not given'} />
              ))}
            </dl>
            {open.length > 0 && (
              <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
                {user.firstName || user.lastName ? 'Complete your name' : 'Add your name'}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="border-t border-rule pt-4">
        <dl>
          <Fixed label="Email" value={user.email} />
        </dl>
        <p className="mt-1 max-w-[62ch] text-sm text-pretty text-ink-3">
          Your email and the name you gave stay as they are. To use others, export everything under Data Export and
          import it into a new account.
        </p>
      </div>
      <div className="border-t border-rule pt-4">
        <AreasField />
      </div>
    </SettingsCard>
  )
}

function NameForm({ open, onDone }: { open: NameField[]; onDone: () => void }) {
  const update = useUpdateProfile()
  const [typed, setTyped] = useState<Record<NameField, string>>({ firstName: '', lastName: '' })

  function submit(event: FormEvent) {
    event.preventDefault()
    const given = open.filter((name) => typed[name].trim())
    if (given.length === 0) return onDone()
    if (update.isPending) return
    update.mutate(Object.fromEntries(given.map((name) => [name, typed[name].trim()])), { onSuccess: onDone })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {open.map((name) => (
        <FormField
          key={name}
          label={names[name]}
          hint="Once it is saved it stays."
          error={update.error?.fields?.[name]?.[0]}
        >
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
