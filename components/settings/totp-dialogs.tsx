'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormNotice } from '@/components/auth/form-notice'
import { CopyButton } from '@/components/chat/copy-button'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { qrCode } from '@/lib/client/auth/qr-code'
import { useRecoveryCodesLeft } from '@/lib/client/auth/recovery'
import { useConfirmTotp, useEndTotp } from '@/lib/client/auth/totp'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import type { TotpConfirmation, TotpEnd, TotpSecret } from '@/lib/contract/totp'
import { CredentialForm, CurrentPassword } from './credential-form'

const confirmation = lazyResolver<TotpConfirmation>(() =>
  import('@/lib/contract/totp').then(({ totpConfirmation }) => totpConfirmation),
)
const ending = lazyResolver<TotpEnd>(() => import('@/lib/contract/totp').then(({ totpEnd }) => totpEnd))

const loadRecovery = () => import('./recovery-dialog')
const RecoveryDialog = lazy(() => loadRecovery().then(({ RecoveryDialog }) => ({ default: RecoveryDialog })))

/** The margin that a reader needs around a code, in modules. */
const QUIET = 4

type TotpDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Tells the key for the app, and turns the second step on once the app shows a code of it. */
export function TotpSetupDialog({
  open,
  onOpenChange,
  told,
  email,
}: TotpDialogProps & { told: TotpSecret; email: string }) {
  // Null until it was opened: one that is closing is still there, and gives the focus back.
  const [isRenewing, setRenewing] = useState<boolean | null>(null)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Turn on two-step login"
        description="Turning it on signs every other device out. Keep your recovery codes: each opens a login once."
        onOpenAutoFocus={focusFirstField}
      >
        <SetupForm told={told} email={email} onDone={() => onOpenChange(false)} onRenew={() => setRenewing(true)} />
        {/* Outside of the form: what is sent in it would be sent here, too. */}
        <Suspense>
          {isRenewing !== null && <RecoveryDialog open={isRenewing} onOpenChange={setRenewing} email={email} />}
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}

type SetupFormProps = { told: TotpSecret; email: string; onDone: () => void; onRenew: () => void }

function SetupForm({ told, email, onDone, onRenew }: SetupFormProps) {
  const form = useForm<TotpConfirmation>({
    resolver: confirmation.resolver,
    defaultValues: { currentPassword: '', code: '' },
  })
  const confirm = useConfirmTotp()
  const codes = useRecoveryCodesLeft().data?.left
  const { isSubmitting, errors } = form.formState
  const pending = isSubmitting || confirm.isPending

  const submit = form.handleSubmit((values) =>
    confirm.mutate(values, { onSuccess: onDone, onError: (error) => showServerErrors(form, error, 'code') }),
  )

  return (
    <CredentialForm
      errors={errors}
      pending={pending}
      submitLabel="Turn on"
      pendingLabel="Turning on..."
      email={email}
      onFocus={confirmation.prefetch}
      onSubmit={submit}
    >
      {codes === 0 && (
        <FormNotice tone="warn">
          You have no recovery codes left. Make new ones first: without them and your phone nobody gets in.
        </FormNotice>
      )}
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-pretty text-ink-2">
          {codes === 0 ? 'Make them before you turn it on.' : 'Lost your recovery codes? Make new ones first.'}
        </p>
        <Button variant="outline" aria-haspopup="dialog" onFocus={loadRecovery} onClick={onRenew}>
          New codes
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-4">
        <QrPicture text={told.uri} />
        <div className="grid content-start gap-1.5">
          <p className="text-sm text-pretty text-ink-2">
            <span className="max-sm:hidden">Scan this with your authenticator app. No camera at hand? </span>
            <a href={told.uri} className="link">
              Open the app
            </a>{' '}
            on this device, or type this key into it:
          </p>
          <p className="num flex items-center gap-2 rounded-control border border-rule bg-raised px-3.5 py-2.5 wrap-anywhere">
            <code className="min-w-0 flex-1">{told.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={told.secret} label="Copy key" />
          </p>
        </div>
      </div>
      <CurrentPassword form={form} />
      <FormField label="6-digit code from your app" error={errors.code?.message} hint="The one that it shows now">
        {(control) => (
          <Input
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            className="num"
            {...control}
            {...form.register('code')}
          />
        )}
      </FormField>
    </CredentialForm>
  )
}

/** Not on a phone: it cannot scan itself. Black on white in both themes, as readers want it. */
function QrPicture({ text }: { text: string }) {
  const code = useMemo(() => qrCode(text), [text])
  if (!code) return null
  const side = code.length + 2 * QUIET
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label="QR code of the key"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control border border-rule bg-white text-black max-sm:hidden"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  )
}

export function TotpEndDialog({ open, onOpenChange, email }: TotpDialogProps & { email: string }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Turn off two-step login"
        className="dialog-compact"
        description="Your password alone is then enough to log in."
        onOpenAutoFocus={focusFirstField}
      >
        <EndForm email={email} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

function EndForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useForm<TotpEnd>({ resolver: ending.resolver, defaultValues: { currentPassword: '' } })
  const end = useEndTotp()
  const { isSubmitting, errors } = form.formState
  const pending = isSubmitting || end.isPending

  const submit = form.handleSubmit((values) =>
    end.mutate(values, { onSuccess: onDone, onError: (error) => showServerErrors(form, error, 'currentPassword') }),
  )

  return (
    <CredentialForm
      errors={errors}
      pending={pending}
      submitLabel="Turn off"
      pendingLabel="Turning off..."
      email={email}
      onFocus={ending.prefetch}
      onSubmit={submit}
    >
      <CurrentPassword form={form} />
    </CredentialForm>
  )
}
