'use client'

import { type FormEvent, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
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
  const update = useUpdateProfile()
  const [typed, setTyped] = useState<Record<NameField, string>>({ firstName: '', lastName: '' })
  if (!user) return null
  const isGiven = Object.entries(typed).some(([name, text]) => text.trim() && !user[name as NameField])

  const given = fields.filter((name) => user[name])
  const open = fields.filter((name) => !user[name])

  function submit(event: FormEvent) {
    event.preventDefault()
    const told = Object.entries(typed).filter(([, name]) => name.trim())
    if (told.length > 0 && !update.isPending) update.mutate(Object.fromEntries(told))
  }

  return (
    <SettingsCard section="account" value={user.firstName || user.email}>
      {/* What can be set comes first. */}
      <AreasField />
      {/* Text, where nothing can be typed. */}
      <dl className="grid gap-x-6 gap-y-3 border-t border-rule pt-4 sm:grid-cols-2">
        <Fixed label="Email" value={user.email} className="sm:col-span-2" />
        {given.map((name) => (
          <Fixed key={name} label={names[name]} value={user[name]} />
        ))}
      </dl>
      {open.length > 0 && (
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
                  placeholder="Not given"
                  value={typed[name]}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
              )}
            </FormField>
          ))}
          {isGiven && (
            <div className="sm:col-span-2">
              <SubmitButton variant="outline" pending={update.isPending} pendingLabel="Saving...">
                Save name
              </SubmitButton>
            </div>
          )}
        </form>
      )}
      <p className="max-w-[62ch] text-sm text-pretty text-ink-3">
        Your email and name are those you signed up with. To use others, export everything under Data Export and import
        it into a new account.
      </p>
    </SettingsCard>
  )
}

function Fixed({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd dir="auto" className="text-left wrap-anywhere">
        {value}
      </dd>
    </div>
  )
}
