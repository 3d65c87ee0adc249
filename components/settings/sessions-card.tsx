'use client'

import { lazy, Suspense, useState } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useEndSession, useSessions } from '@/lib/client/auth/sessions'
import { counted } from '@/lib/client/time/calendar'
import { PasskeysRow } from './passkeys-row'
import { RecoveryRow } from './recovery-row'
import { SessionRow } from './session-row'
import { SettingRow, SettingsCard } from './settings-card'
import { TotpRow } from './totp-row'

const loadDialog = () => import('./password-dialog')
const PasswordDialog = lazy(() => loadDialog().then(({ PasswordDialog }) => ({ default: PasswordDialog })))

const PLACES = 'Where you are signed in. End one you do not know'
const CHANGES = 'Changing it signs every other device out.'
const NO_PASSWORD = 'This account has none: you sign in to it with Google or GitHub.'

/** Where the user is signed in, and the password that signs them in. */
export function SessionsCard({ now, hasPassword }: { now: string; hasPassword: boolean }) {
  const user = useCurrentUser()
  const { data: sessions, isError, refetch } = useSessions()
  const end = useEndSession()
  const [open, setOpen] = useState<boolean | null>(null)
  const fetchCode = () => {
    loadDialog().catch(() => undefined)
  }
  if (!user) return null
  return (
    <SettingsCard
      section="sessions"
      value={sessions && counted(sessions.length, 'device')}
      text={hasPassword ? `${PLACES}, and change your password.` : `${PLACES}.`}
    >
      {sessions && (
        <ul aria-label="Live sessions" className="divide-y divide-rule border-t border-rule">
          {sessions
            .toSorted((a, b) => Number(b.current) - Number(a.current))
            .map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={now}
                timeZone={user.timeZone}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
        </ul>
      )}
      {isError && !sessions && <LoadFailed onRetry={refetch} />}
      <SettingRow title="Password" text={hasPassword ? CHANGES : NO_PASSWORD}>
        {hasPassword && (
          <Button
            variant="outline"
            aria-haspopup="dialog"
            onPointerEnter={fetchCode}
            onFocus={fetchCode}
            onClick={() => setOpen(true)}
          >
            Change password
          </Button>
        )}
      </SettingRow>
      {hasPassword && <RecoveryRow email={user.email} />}
      {hasPassword && <TotpRow email={user.email} />}
      <PasskeysRow email={user.email} hasPassword={hasPassword} now={now} timeZone={user.timeZone} />
      <Suspense>{open !== null && <PasswordDialog open={open} onOpenChange={setOpen} email={user.email} />}</Suspense>
    </SettingsCard>
  )
}
