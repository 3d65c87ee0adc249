'use client'

import { useForm } from 'react-hook-form'
import { focusFirstField, focusOnArrival } from '@/components/shared/focus'
import { RecoveryCodes } from '@/components/shared/recovery-codes'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { useRenewRecoveryCodes } from '@/lib/client/auth/recovery'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import type { RecoveryRenewal } from '@/lib/contract/recovery'
import { CredentialForm, CurrentPassword } from './credential-form'

const { resolver, prefetch } = lazyResolver<RecoveryRenewal>(() =>
  import('@/lib/contract/recovery').then(({ recoveryRenewal }) => recoveryRenewal),
)

type RecoveryDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; email: string }

export function RecoveryDialog({ open, onOpenChange, email }: RecoveryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="New recovery codes"
        description="Each sets a new password once. The ones you have stop working."
        onOpenAutoFocus={focusFirstField}
      >
        <RenewalForm email={email} />
      </DialogContent>
    </Dialog>
  )
}

/** Mounted with the dialog, so that neither password nor codes outlive it. */
function RenewalForm({ email }: { email: string }) {
  const form = useForm<RecoveryRenewal>({ resolver, defaultValues: { currentPassword: '' } })
  const renew = useRenewRecoveryCodes()
  const { isSubmitting, errors } = form.formState
  const pending = isSubmitting || renew.isPending

  if (renew.data) {
    return (
      <>
        <DialogBody>
          <div role="status" tabIndex={-1} ref={focusOnArrival} className="grid gap-3 outline-none">
            <p className="text-sm text-pretty text-ink-2">Keep them somewhere safe: they are shown only once.</p>
            <RecoveryCodes codes={renew.data.recoveryCodes} email={email} />
          </div>
        </DialogBody>
        <DialogFooter>
          <DialogClose className={buttonVariants()}>Done</DialogClose>
        </DialogFooter>
      </>
    )
  }

  const submit = form.handleSubmit((values) =>
    renew.mutate(values, { onError: (error) => showServerErrors(form, error, 'currentPassword') }),
  )

  return (
    <CredentialForm
      errors={errors}
      pending={pending}
      submitLabel="Make new codes"
      pendingLabel="Making..."
      email={email}
      onFocus={prefetch}
      onSubmit={submit}
    >
      <CurrentPassword form={form} />
    </CredentialForm>
  )
}
