'use client'

import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/current-user'
import { useEndSession, useSessions } from '@/lib/client/sessions'
import { messages } from '@/lib/contract/messages'
import { SessionRow } from './session-row'
import { SettingRow, SettingsCard } from './settings-card'

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
    <SettingsCard section="sessions" text={hasPassword ? `${PLACES}, and change your password.` : `${PLACES}.`}>
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
      {isError && !sessions && (
        <EmptyState
          title={messages.failed.load}
          text={messages.error.unknown}
          action={<Button onClick={() => refetch()}>Try again</Button>}
        />
      )}
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
      <Suspense>{open !== null && <PasswordDialog open={open} onOpenChange={setOpen} email={user.email} />}</Suspense>
    </SettingsCard>
  )
}
