'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useState, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { focusOnScreen, useFocusOnRefusal } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { TitledWords } from '@/components/shared/titled-words'
import { Input } from '@/components/ui/input'
import { useLogin } from '@/lib/client/auth/api'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import type { Credentials } from '@/lib/contract/auth'
import { authMessages } from '@/lib/contract/messages/auth'
import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'
import { FormNotice } from './form-notice'
import { keepKnownEmail, takeKnownEmail, takeRecovered } from './known-email'
import { PasskeyButton } from './passkey-button'
import { PasswordInput } from './password-input'

const { resolver, prefetch } = lazyResolver<Credentials>(() =>
  import('@/lib/contract/auth').then(({ credentials }) => credentials),
)

const recoveredWords = {
  title: authMessages.passwordRecovered.title,
  words: authMessages.passwordRecovered.description,
}

/** The notice that says why the server let nobody in. */
const REFUSED = 'login-refused'

type LoginFormProps = {
  /** A path that was found safe to follow. */
  next: string
  /** A session ended while its screen was open. */
  expired: boolean
  /** The origin that passkeys are bound to, where there can be any. */
  passkeysAt: string | null
}

export function LoginForm({ next, expired, passkeysAt }: LoginFormProps) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const login = useLogin()
  const [asksCode, setAsksCode] = useState(false)
  const [isRecovered, setRecovered] = useState(false)
  // No default values: what was typed or filled in before hydration stays.
  const form = useForm<Credentials>({ resolver })
  const { errors, isSubmitting } = form.formState
  const pending = isSubmitting || login.isPending || leaving
  // Never which of both was wrong.
  const problem = errors.root ? REFUSED : undefined
  // A pair that is refused is wrong in its password more often than in its email.
  const element = useFocusOnRefusal(pending, problem ? '[name="password"]' : asksCode ? '[name="code"]' : undefined)

  // Before the first picture: what stands below does not move.
  useLayoutEffect(() => {
    if (takeRecovered()) setRecovered(true)
  }, [])
  useEffect(() => {
    const known = takeKnownEmail()
    if (known) form.setValue('email', known)
    focusOnScreen(element.current?.querySelector<HTMLElement>(`[name="${known ? 'password' : 'email'}"]`) ?? null)
  }, [element, form])

  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => startLeaving(() => router.push(next)),
      onError: (error) => {
        const isCode = error.code === 'code_required'
        if (isCode) setAsksCode(true)
        // That a code is asked for is no failure: its field says which.
        if (isCode && !error.fields) requestAnimationFrame(() => setTimeout(() => form.setFocus('code')))
        else showServerErrors(form, error, isCode ? 'code' : 'password')
      },
    }),
  )

  return (
    // `post` keeps a password out of the address, should someone submit before hydration.
    <form ref={element} method="post" noValidate onSubmit={submit} onFocus={prefetch}>
      <fieldset disabled={pending} className="grid gap-4">
        {isRecovered && (
          <FormNotice tone="ok">
            <TitledWords {...recoveredWords} />
          </FormNotice>
        )}
        {expired && <FormNotice tone="warn">{commonMessages.error.signedOut}</FormNotice>}
        <FormField label="Email" error={errors.email?.message} problem={problem}>
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
        <FormField label="Password" error={errors.password?.message} problem={problem}>
          {(control) => (
            <PasswordInput required autoComplete="current-password" {...control} {...form.register('password')} />
          )}
        </FormField>
        {asksCode && (
          <FormField
            label="Two-step code"
            hint={authMessages.codeRequired}
            isHintKept
            error={errors.code?.message && `${authMessages.failed.login}: ${lowered(errors.code.message)}`}
          >
            {(control) => (
              <Input
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                className="num"
                {...control}
                {...form.register('code')}
              />
            )}
          </FormField>
        )}
        {errors.root?.message && (
          <FormNotice id={REFUSED} role="alert">
            {login.error?.status === 401 ? (
              `${authMessages.failed.login}: ${lowered(errors.root.message)}`
            ) : (
              <TitledWords title={authMessages.failed.login} words={errors.root.message} />
            )}
          </FormNotice>
        )}
        <SubmitButton size="lg" pending={pending} pendingLabel="Signing In...">
          Log in
        </SubmitButton>
      </fieldset>
      {passkeysAt && <PasskeyButton origin={passkeysAt} next={next} />}
      {/* Not next/link, which would weigh more than all else this form needs; the next screen is another document. */}
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-ink-2">
        <span>
          New here?{' '}
          <a href={paths.signup} className="link">
            Sign up
          </a>
        </span>
        <a href={paths.recover} className="link" onClick={() => keepKnownEmail(form.getValues('email'))}>
          Forgot your password?
        </a>
      </p>
    </form>
  )
}

/** A sentence as it goes on after a colon: what was wrong is said in one. */
function lowered(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
