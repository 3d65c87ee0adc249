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

/** Who this account belongs to, and what it is coached in. A name that was never given can be given once. */
export function AccountCard() {
  const user = useCurrentUser()
  const update = useUpdateProfile()
  const [typed, setTyped] = useState<Record<NameField, string>>({ firstName: '', lastName: '' })
  if (!user) return null
  const isGiven = Object.entries(typed).some(([name, text]) => text.trim() && !user[name as NameField])

  function submit(event: FormEvent) {
    event.preventDefault()
    const given = Object.entries(typed).filter(([, name]) => name.trim())
    if (given.length > 0 && !update.isPending) update.mutate(Object.fromEntries(given))
  }

  return (
    <SettingsCard section="account" value={user.firstName || user.email}>
      {/* What can be set comes first. */}
      <AreasField />
      <div className="border-t border-rule pt-4">
        <p className="max-w-[62ch] text-sm text-pretty text-ink-2">
          Your email cannot be changed here, and neither can a name once it is set.
        </p>
      </div>
      <FormField label="Email">{(control) => <ReadOnly {...control} type="email" value={user.email} />}</FormField>
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {(['firstName', 'lastName'] as const).map((name) => (
          <FormField key={name} label={names[name]} error={update.error?.fields?.[name]?.[0]}>
            {(control) =>
              user[name] ? (
                <ReadOnly {...control} value={user[name]} />
              ) : (
                <Input
                  {...control}
                  dir="auto"
                  autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                  placeholder="Not given"
                  value={typed[name]}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
              )
            }
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
    </SettingsCard>
  )
}

function ReadOnly(props: React.ComponentProps<typeof Input>) {
  return <Input readOnly dir="auto" className="border-rule bg-raised" {...props} />
}
