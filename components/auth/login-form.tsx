'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Input } from '@/components/ui/input'
import { useLogin } from '@/lib/client/auth'
import { lazyResolver } from '@/lib/client/lazy-resolver'
import { showServerErrors } from '@/lib/client/server-field-errors'
import type { Credentials } from '@/lib/contract/auth'
import { messages } from '@/lib/contract/messages'
import { paths } from '@/lib/contract/paths'
import { FormNotice } from './form-notice'
import { PasswordInput } from './password-input'

const { resolver, prefetch } = lazyResolver<Credentials>(() =>
  import('@/lib/contract/auth').then(({ credentials }) => credentials),
)

/** `next` is a path that was found safe to follow. `expired`: a session ended while its screen was open. */
export function LoginForm({ next, expired }: { next: string; expired: boolean }) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const login = useLogin()
  // No default values: what was typed or filled in before hydration stays.
  const form = useForm<Credentials>({ resolver })
  const { errors, isSubmitting } = form.formState
  const pending = isSubmitting || login.isPending || leaving

  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => startLeaving(() => router.push(next)),
      onError: (error) => showServerErrors(form, error, 'password'),
    }),
  )

  return (
    // `post` keeps a password out of the address, should someone submit before hydration.
    <form method="post" noValidate onSubmit={submit} onFocus={prefetch}>
      <fieldset disabled={pending} className="grid gap-4">
        {expired && <FormNotice tone="warn">{messages.error.signedOut}</FormNotice>}
        <FormField label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              {...control}
              {...form.register('email')}
            />
          )}
        </FormField>
        <FormField label="Password" error={errors.password?.message}>
          {(control) => (
            <PasswordInput required autoComplete="current-password" {...control} {...form.register('password')} />
          )}
        </FormField>
        {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
        <SubmitButton size="lg" pending={pending} pendingLabel="Signing In...">
          Log in
        </SubmitButton>
      </fieldset>
      <p className="mt-6 text-sm text-ink-2">
        New here?{' '}
        {/* Not next/link, which would weigh more than all else this form needs; the next screen is another document. */}
        <a href={paths.signup} className="link">
          Sign up
        </a>
      </p>
    </form>
  )
}
