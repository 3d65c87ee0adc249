'use client'

import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import { useCurrentUser } from '@/lib/client/current-user'
import { SettingsCard } from './settings-card'

/** Who this account belongs to. It can be read, selected and copied, not changed. */
export function AccountCard() {
  const user = useCurrentUser()
  if (!user) return null
  return (
    <SettingsCard section="account" text="Your email and names cannot be changed here.">
      <FormField label="Email">{(control) => <ReadOnly {...control} type="email" value={user.email} />}</FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label="First name">
          {(control) => <ReadOnly {...control} value={user.firstName} placeholder="Not given" />}
        </FormField>
        <FormField label="Last name">
          {(control) => <ReadOnly {...control} value={user.lastName} placeholder="Not given" />}
        </FormField>
      </div>
    </SettingsCard>
  )
}

function ReadOnly(props: React.ComponentProps<typeof Input>) {
  return <Input readOnly dir="auto" className="border-rule bg-raised" {...props} />
}
