import type { FormEvent, ReactNode } from 'react'
import type { FieldErrors, Path, UseFormReturn } from 'react-hook-form'
import { FormNotice } from '@/components/auth/form-notice'
import { PasswordInput } from '@/components/auth/password-input'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog'

type CredentialFormProps = {
  errors: FieldErrors
  pending: boolean
  submitLabel: string
  pendingLabel: string
  /** Whose password is asked for, where one is. */
  email?: string
  /** Brings what checks the fields, once one of them is looked at. */
  onFocus: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The form of a dialog that changes how one logs in: its fields, what was refused, and its two buttons. */
export function CredentialForm({ errors, email, pending, children, ...form }: CredentialFormProps) {
  const { submitLabel, pendingLabel, onFocus, onSubmit } = form
  return (
    <form method="post" noValidate onSubmit={onSubmit} onFocus={onFocus}>
      <fieldset disabled={pending}>
        <DialogBody>
          {children}
          {/* Tells a password manager whose password this is. Last, since the first field takes the focus. */}
          {email && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
          {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
        </DialogBody>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
          <SubmitButton pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </SubmitButton>
        </DialogFooter>
      </fieldset>
    </form>
  )
}

/** The password that stands before the change: a screen that was left open is not enough. */
export function CurrentPassword<V extends { currentPassword: string }>({ form }: { form: UseFormReturn<V> }) {
  const name = 'currentPassword' as Path<V>
  const error = form.getFieldState(name, form.formState).error
  return (
    <FormField label="Current password" error={error?.message}>
      {(control) => <PasswordInput required autoComplete="current-password" {...control} {...form.register(name)} />}
    </FormField>
  )
}
