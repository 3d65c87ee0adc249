'use client'

import { useForm } from 'react-hook-form'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { useAddPasskey } from '@/lib/client/auth/passkeys'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { CredentialForm, CurrentPassword } from './credential-form'
import { deviceOf } from './device-words'

type Values = { name: string; currentPassword: string }
type PasskeyDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  email: string
  /** An account that a provider made has none to ask for. */
  hasPassword: boolean
}

/** With the password, so that a screen that was left open is not enough to stay for ever. */
export function PasskeyDialog({ open, onOpenChange, email, hasPassword }: PasskeyDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Add a passkey"
        description="Your device will ask you to unlock it. Adding it signs every other device out."
        onOpenAutoFocus={focusFirstField}
      >
        <PasskeyForm email={email} hasPassword={hasPassword} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

const withPassword = lazyResolver<Values>(() => import('@/lib/contract/passkey').then(({ passkeyForm }) => passkeyForm))
const withoutPassword = lazyResolver<Values>(() =>
  import('@/lib/contract/passkey').then(({ passkeyForm }) => passkeyForm.pick({ name: true })),
)

function PasskeyForm({ email, hasPassword, onDone }: { email: string; hasPassword: boolean; onDone: () => void }) {
  const { resolver, prefetch } = hasPassword ? withPassword : withoutPassword
  const defaultValues = { name: deviceOf(navigator.userAgent).words, currentPassword: '' }
  const form = useForm<Values>({ resolver, defaultValues })
  const add = useAddPasskey()
  const { isSubmitting, errors } = form.formState
  const pending = isSubmitting || add.isPending

  const submit = form.handleSubmit(({ name, currentPassword }) =>
    add.mutate(hasPassword ? { name, currentPassword } : { name }, {
      onSuccess: onDone,
      onError: (error) => showServerErrors(form, error, 'currentPassword'),
    }),
  )

  return (
    <CredentialForm
      errors={errors}
      pending={pending}
      submitLabel="Add passkey"
      pendingLabel="Waiting for your device..."
      email={email}
      onFocus={prefetch}
      onSubmit={submit}
    >
      {hasPassword && <CurrentPassword form={form} />}
      <FormField label="Name" error={errors.name?.message} hint="To tell it from others in this list">
        {(control) => <Input required dir="auto" {...control} {...form.register('name')} />}
      </FormField>
    </CredentialForm>
  )
}
