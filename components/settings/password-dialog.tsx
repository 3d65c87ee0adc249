'use client'

import { type UseFormReturn, useForm } from 'react-hook-form'
import { FormNotice } from '@/components/auth/form-notice'
import { PasswordInput } from '@/components/auth/password-input'
import { StrengthHint } from '@/components/auth/strength-hint'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { lazyResolver } from '@/lib/client/lazy-resolver'
import { useChangePassword } from '@/lib/client/password'
import { showServerErrors } from '@/lib/client/server-field-errors'
import { toast } from '@/lib/client/use-toast'
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
    <form method="post" noValidate onSubmit={submit} onFocus={prefetch}>
      <fieldset disabled={pending}>
        <DialogBody>
          <PasswordFields form={form} />
          {/* Tells a password manager whose password this is. Last, since the first field takes the focus. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
        </DialogBody>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
          <SubmitButton pending={pending} pendingLabel="Changing...">
            Change password
          </SubmitButton>
        </DialogFooter>
      </fieldset>
    </form>
  )
}

function PasswordFields({ form }: { form: UseFormReturn<PasswordValues> }) {
  const { errors } = form.formState
  return (
    <>
      <FormField label="Current password" error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput required autoComplete="current-password" {...control} {...form.register('currentPassword')} />
        )}
      </FormField>
      <FormField
        label="New password"
        error={errors.newPassword?.message}
        hint={<StrengthHint password={form.watch('newPassword')} />}
      >
        {(control) => (
          <PasswordInput required autoComplete="new-password" {...control} {...form.register('newPassword')} />
        )}
      </FormField>
      <FormField label="Confirm new password" error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput required autoComplete="new-password" {...control} {...form.register('confirmPassword')} />
        )}
      </FormField>
    </>
  )
}
