'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { useFocusOnRefusal } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useMailReset, useRecover } from '@/lib/client/auth/recovery'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { authMessages } from '@/lib/contract/messages/auth'
import { paths } from '@/lib/contract/paths'
import type { Recovery } from '@/lib/contract/recovery'
import { FormNotice } from './form-notice'
import { keepRecovered, takeKnownEmail } from './known-email'
import { PasswordInput } from './password-input'
import { StrengthHint } from './strength-hint'

const { resolver, prefetch } = lazyResolver<Recovery>(() =>
  import('@/lib/contract/recovery').then(({ recoveryForm }) => recoveryForm),
)

/**
 * Sets a new password by one of the codes that signup told, and goes to log in with it. `byMail`: this server mails a
 * link, too.
 */
export function RecoverForm({ byMail }: { byMail: boolean }) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const recover = useRecover()
  const mailReset = useMailReset()
  // No default values: what was typed or filled in before hydration stays.
  const form = useForm<Recovery>({ resolver })
  const { errors, isSubmitting } = form.formState
  const pending = isSubmitting || recover.isPending || mailReset.isPending || leaving
  const element = useFocusOnRefusal(pending)

  useEffect(() => {
    const known = takeKnownEmail()
    if (known) form.setValue('email', known)
  }, [form])

  const submit = form.handleSubmit((values) =>
    recover.mutate(values, {
      onSuccess: () => {
        keepRecovered(values.email)
        startLeaving(() => router.push(paths.login))
      },
      onError: (error) => showServerErrors(form, error, 'code'),
    }),
  )

  async function mailLink() {
    if (!(await form.trigger('email', { shouldFocus: true }))) return
    mailReset.mutate({ email: form.getValues('email') }, { onError: (error) => showServerErrors(form, error, 'email') })
  }

  return (
    // `post` keeps a code and a password out of the address, should someone submit before hydration.
    <form ref={element} method="post" noValidate onSubmit={submit} onFocus={prefetch}>
      <fieldset disabled={pending} className="grid gap-4">
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
        <FormField label="Recovery code" error={errors.code?.message} hint="Spaces, dashes and capitals do not matter">
          {(control) => (
            <Input
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="num"
              {...control}
              {...form.register('code')}
            />
          )}
        </FormField>
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
        {byMail && (
          <div className="grid gap-2 border-t border-rule pt-4">
            <p role="status" className="text-sm text-pretty text-ink-2">
              {mailReset.isSuccess
                ? `${authMessages.resetMailed.description} It works once, for an hour.`
                : 'No code at hand? A link by email lets you set a new password. It works once, for an hour.'}
            </p>
            <Button type="button" variant="outline" disabled={mailReset.isPending} onClick={mailLink}>
              {mailReset.isSuccess ? 'Mail another link' : 'Mail me a link'}
            </Button>
          </div>
        )}
        <p className="text-sm text-pretty text-ink-3">
          This signs out every device. No code left? Whoever hosts this server can set a new password for you.
        </p>
      </fieldset>
      <p className="mt-6 text-sm text-ink-2">
        Remembered it?{' '}
        <a href={paths.login} className="link">
          Log in
        </a>
      </p>
    </form>
  )
}
