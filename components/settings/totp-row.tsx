'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useBeginTotp, useTotp } from '@/lib/client/auth/totp'
import { SettingRow } from './settings-card'

const loadDialogs = () => import('./totp-dialogs')
const TotpSetupDialog = lazy(() => loadDialogs().then(({ TotpSetupDialog }) => ({ default: TotpSetupDialog })))
const TotpEndDialog = lazy(() => loadDialogs().then(({ TotpEndDialog }) => ({ default: TotpEndDialog })))

const OFF = 'Logging in can ask for a code from an authenticator app as well as your password.'
const ON =
  'On: logging in also needs a code from your authenticator app, or a recovery code. Lost those? Make new ones with “New codes”.'

/** The second step of a login: set up with a code of the app, turned off with the password. */
export function TotpRow({ email }: { email: string }) {
  const { data } = useTotp()
  const begin = useBeginTotp()
  // Null until it was opened: a dialog that is closing is still there, and gives the focus back.
  const [isBeginning, setBeginning] = useState(false)
  const [isEnding, setEnding] = useState<boolean | null>(null)
  const fetchCode = () => {
    loadDialogs().catch(() => undefined)
  }
  function press() {
    if (data?.isOn) setEnding(true)
    else if (!begin.isPending) begin.mutate(undefined, { onSuccess: () => setBeginning(true) })
  }

  return (
    <SettingRow title="Two-step login" text={data?.isOn ? ON : OFF}>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        // Not disabled meanwhile: it would lose the focus that the dialog is to give back.
        aria-busy={begin.isPending}
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
        onClick={press}
      >
        {data?.isOn ? 'Turn off two-step login' : 'Turn on two-step login'}
      </Button>
      <Suspense>
        {begin.data && (
          <TotpSetupDialog open={isBeginning} onOpenChange={setBeginning} told={begin.data} email={email} />
        )}
        {isEnding !== null && <TotpEndDialog open={isEnding} onOpenChange={setEnding} email={email} />}
      </Suspense>
    </SettingRow>
  )
}
