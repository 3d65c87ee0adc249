'use client'

import { type UseFormReturn, useForm } from 'react-hook-form'
import { PasswordInput } from '@/components/auth/password-input'
import { StrengthHint } from '@/components/auth/strength-hint'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useChangePassword } from '@/lib/client/auth/password'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { toast } from '@/lib/client/screen/use-toast'
import { CredentialForm, CurrentPassword } from './credential-form'
import { emptyPasswords, loadPasswordSchema, type PasswordValues, refusalOf } from './password-values'

const { resolver, prefetch } = lazyResolver<PasswordValues>(loadPasswordSchema)

type PasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; email: string }

export function PasswordDialog({ open, onOpenChange, email }: PasswordDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Change password"
        description="Every other device is signed out. This one stays signed in."
        onOpenAutoFocus={focusFirstField}
      >
        <PasswordForm email={email} onChanged={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

/** Mounted with the dialog, so that no password outlives it. */
function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useForm<PasswordValues>({ resolver, defaultValues: emptyPasswords })
  const change = useChangePassword()
  const { isSubmitting, errors } = form.formState
  const pending = isSubmitting || change.isPending

  const submit = form.handleSubmit(
    ({ currentPassword, newPassword }) =>
      change.mutate(
        { currentPassword, newPassword },
        { onSuccess: onChanged, onError: (error) => showServerErrors(form, error, 'currentPassword') },
      ),
    (refused) => {
      const words = refusalOf(refused)
      if (words) toast({ ...words, variant: 'destructive' })
    },
  )

  return (
    <CredentialForm
      errors={errors}
      pending={pending}
      submitLabel="Change password"
      pendingLabel="Changing..."
      email={email}
      onFocus={prefetch}
      onSubmit={submit}
    >
      <PasswordFields form={form} />
    </CredentialForm>
  )
}

function PasswordFields({ form }: { form: UseFormReturn<PasswordValues> }) {
  const { errors } = form.formState
  return (
    <>
      <CurrentPassword form={form} />
      <FormField
        label="New password"
        error={errors.newPassword?.message}
        hint={<StrengthHint password={form.watch('newPassword')} />}
      >
        {(control) => (
          <PasswordInput
            what="new password"
            required
            autoComplete="new-password"
            {...control}
            {...form.register('newPassword')}
          />
        )}
      </FormField>
      <FormField label="Confirm new password" error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput
            what="confirmed password"
            required
            autoComplete="new-password"
            {...control}
            {...form.register('confirmPassword')}
          />
        )}
      </FormField>
    </>
  )
}
