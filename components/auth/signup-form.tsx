'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { focusOnScreen, useFocusOnRefusal } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { TitledWords } from '@/components/shared/titled-words'
import { Input } from '@/components/ui/input'
import { useSignup } from '@/lib/client/auth/api'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { authMessages } from '@/lib/contract/messages/auth'
import { paths } from '@/lib/contract/paths'
import { FormNotice } from './form-notice'
import { keepKnownEmail } from './known-email'
import { PasswordInput } from './password-input'
import { accountFrom, loadSignupSchema, type SignupValues } from './signup-values'
import { StrengthHint } from './strength-hint'

const { resolver, prefetch } = lazyResolver<SignupValues>(loadSignupSchema)

/** What the specification calls what is wrong with a password. */
function titleOf(message: string | undefined): string | undefined {
  const named = [authMessages.passwordMismatch, authMessages.passwordTooShort]
  return named.find(({ description }) => description === message)?.title
}

export function SignupForm() {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const signup = useSignup()
  // No default values: what was typed or filled in before hydration stays.
  const form = useForm<SignupValues>({ resolver })
  const { errors, isSubmitting } = form.formState
  const password = form.watch('password') ?? ''
  const pending = isSubmitting || signup.isPending || leaving
  const element = useFocusOnRefusal(pending)
  useEffect(() => focusOnScreen(element.current?.querySelector('input') ?? null), [element])

  const submit = form.handleSubmit((values) =>
    signup.mutate(accountFrom(values), {
      onSuccess: () => startLeaving(() => router.push(paths.onboarding)),
      onError: (error) => showServerErrors(form, error, 'email'),
    }),
  )

  return (
    // `post` keeps a password out of the address, should someone submit before hydration.
    <form ref={element} method="post" noValidate onSubmit={submit} onFocus={prefetch}>
      <fieldset disabled={pending} className="grid gap-3 sm:gap-4">
        <FormField
          label="Email"
          error={errors.email?.message}
          errorTitle={errors.email?.type === 'server' ? authMessages.failed.signup : undefined}
        >
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
        {errors.email && signup.error?.status === 409 && (
          <a
            href={paths.login}
            className="link -mt-1 justify-self-start text-sm"
            onClick={() => keepKnownEmail(form.getValues('email'))}
          >
            Log in with this email
          </a>
        )}
        <FormField
          label="Password"
          error={errors.password?.message}
          errorTitle={titleOf(errors.password?.message)}
          hint={<StrengthHint password={password} />}
        >
          {(control) => (
            <PasswordInput required autoComplete="new-password" {...control} {...form.register('password')} />
          )}
        </FormField>
        <FormField
          label="Confirm password"
          error={errors.confirmPassword?.message}
          errorTitle={titleOf(errors.confirmPassword?.message)}
        >
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
        <div className="grid grid-cols-2 gap-3 sm:gap-4">
          <FormField label="First name" optional error={errors.firstName?.message}>
            {(control) => <Input autoComplete="given-name" {...control} {...form.register('firstName')} />}
          </FormField>
          <FormField label="Last name" optional error={errors.lastName?.message}>
            {(control) => <Input autoComplete="family-name" {...control} {...form.register('lastName')} />}
          </FormField>
        </div>
        {errors.root?.message && (
          <FormNotice role="alert">
            <TitledWords title={authMessages.failed.signup} words={errors.root.message} />
          </FormNotice>
        )}
        <SubmitButton size="lg" pending={pending} pendingLabel="Creating Account...">
          Create account
        </SubmitButton>
        <p className="text-sm text-pretty text-ink-3 max-sm:text-[0.8125rem]/5">
          You must be 18 or older. Your coach is an AI: it can be wrong, and it is no substitute for a professional.
        </p>
        {/* A line of its own: one that could wrap would move the screen when the font arrives. */}
        <p className="-mt-2 text-sm whitespace-nowrap text-ink-3 max-sm:text-[0.8125rem]/5">
          More on{' '}
          <a href={paths.safety} className="link">
            safety
          </a>{' '}
          and{' '}
          <a href={paths.privacy} className="link">
            privacy
          </a>
          .
        </p>
      </fieldset>
      <p className="mt-5 text-sm text-ink-2 max-sm:mt-3">
        Already have an account?{' '}
        <a href={paths.login} className="link">
          Log in
        </a>
      </p>
    </form>
  )
}
