'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { useFocusOnRefusal } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { useReset } from '@/lib/client/auth/recovery'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { paths } from '@/lib/contract/paths'
import type { Reset } from '@/lib/contract/recovery'
import { FormNotice } from './form-notice'
import { keepRecovered } from './known-email'
import { PasswordInput } from './password-input'
import { StrengthHint } from './strength-hint'

const { resolver, prefetch } = lazyResolver<Reset>(() => import('@/lib/contract/recovery').then(({ reset }) => reset))

/** Sets a new password by the link that was mailed, and goes to log in with it. */
export function ResetForm({ token }: { token: string }) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const reset = useReset(token)
  // No default values: what was typed or filled in before hydration stays.
  const form = useForm<Reset>({ resolver })
  const { errors, isSubmitting } = form.formState
  const pending = isSubmitting || reset.isPending || leaving
  const element = useFocusOnRefusal(pending)

  const submit = form.handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: () => {
        keepRecovered()
        startLeaving(() => router.replace(paths.login))
      },
      onError: (error) => showServerErrors(form, error, 'newPassword'),
    }),
  )

  return (
    // `post` keeps a password out of the address, should someone submit before hydration.
    <form ref={element} method="post" noValidate onSubmit={submit} onFocus={prefetch}>
      <fieldset disabled={pending} className="grid gap-4">
        <FormField
          label="New password"
          error={errors.newPassword?.message}
          hint={<StrengthHint password={form.watch('newPassword') ?? ''} />}
        >
          {(control) => (
            <PasswordInput required autoComplete="new-password" {...control} {...form.register('newPassword')} />
          )}
        </FormField>
        {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
        <SubmitButton size="lg" pending={pending} pendingLabel="Setting...">
          Set new password
        </SubmitButton>
        <p className="text-sm text-pretty text-ink-3">This signs out every device.</p>
      </fieldset>
      <p className="mt-6 text-sm text-ink-2">
        Has the link expired?{' '}
        <a href={paths.recover} className="link">
          Ask for a new one
        </a>
      </p>
    </form>
  )
}
