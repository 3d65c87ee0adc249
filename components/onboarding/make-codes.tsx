import { useForm } from 'react-hook-form'
import { FormNotice } from '@/components/auth/form-notice'
import { CurrentPassword } from '@/components/settings/credential-form'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { useRenewRecoveryCodes } from '@/lib/client/auth/recovery'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import type { RecoveryRenewal } from '@/lib/contract/recovery'
import type { User } from '@/lib/contract/user'
import { CodesTitle } from './keep-codes'

const { resolver, prefetch } = lazyResolver<RecoveryRenewal>(() =>
  import('@/lib/contract/recovery').then(({ recoveryRenewal }) => recoveryRenewal),
)

type MakeCodesProps = { user: User; leaving: boolean; onMade: (codes: readonly string[]) => void; onLeave: () => void }

/**
 * For whom setup ends in another tab than signup began in: that one had the codes, and nothing can show them again.
 * New ones need the password, since whoever has a code has the account.
 */
export function MakeCodes({ user, leaving, onMade, onLeave }: MakeCodesProps) {
  const form = useForm<RecoveryRenewal>({ resolver, defaultValues: { currentPassword: '' } })
  const renew = useRenewRecoveryCodes()
  const { isSubmitting, errors } = form.formState
  const pending = isSubmitting || renew.isPending
  const submit = form.handleSubmit((values) =>
    renew.mutate(values, {
      onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
      onError: (error) => showServerErrors(form, error, 'currentPassword'),
    }),
  )
  return (
    <div className="grid gap-5">
      <CodesTitle lede="Signing up made ten codes that each set a new password once. They are shown only once, and this tab does not have them. If you have not kept them, make new ones: the old ones stop working." />
      <form method="post" noValidate onSubmit={submit} onFocus={prefetch} className="max-w-xl">
        <fieldset disabled={pending || leaving} className="grid gap-4">
          <CurrentPassword form={form} />
          {/* Tells a password manager whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
          {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
          <div className="flex flex-wrap gap-2">
            <SubmitButton size="lg" pending={pending} pendingLabel="Making...">
              Make new codes
            </SubmitButton>
            <Button variant="ghost" size="lg" aria-busy={leaving} onClick={onLeave}>
              Go to Today
            </Button>
          </div>
        </fieldset>
      </form>
    </div>
  )
}
