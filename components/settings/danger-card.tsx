'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { accountMessages } from '@/lib/contract/messages/account'
import { SettingRow, SettingsCard } from './settings-card'

const load = {
  confirm: () => import('@/components/shared/confirm-dialog'),
  final: () => import('./delete-account-dialog'),
}
const ConfirmDialog = lazy(() => load.confirm().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })))
const DeleteAccountDialog = lazy(() =>
  load.final().then(({ DeleteAccountDialog }) => ({ default: DeleteAccountDialog })),
)

/** Deleting the account: asked twice, the second time for the email. */
export function DangerCard({ today }: { today: string }) {
  const user = useCurrentUser()
  const [asked, setAsked] = useState<'first' | 'finally' | null>(null)
  const [isWanted, setWanted] = useState(false)
  const hasAgreed = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const fetchCode = () => {
    for (const fetchOne of Object.values(load)) fetchOne().catch(() => undefined)
  }
  if (!user) return null
  return (
    <SettingsCard section="danger" value="Delete account">
      <SettingRow
        title="Delete Account"
        text="Your goals, journal, conversations and everything else are deleted for good, on every device."
      >
        <Button
          ref={button}
          variant="destructive"
          aria-haspopup="dialog"
          onPointerEnter={fetchCode}
          onFocus={fetchCode}
          onClick={() => {
            hasAgreed.current = false
            setWanted(true)
            setAsked('first')
          }}
        >
          Delete Account
        </Button>
      </SettingRow>
      <Suspense>
        {isWanted && (
          <>
            <ConfirmDialog
              open={asked === 'first'}
              onOpenChange={(open) => open || setAsked(null)}
              question={accountMessages.confirm.deleteAccount}
              detail="You are asked once more before anything happens, and can export everything first."
              confirmLabel="Continue"
              onConfirm={() => {
                hasAgreed.current = true
              }}
              onCloseAutoFocus={(event) => {
                if (!hasAgreed.current) return
                // The second question takes the focus over.
                event.preventDefault()
                setAsked('finally')
              }}
            />
            <DeleteAccountDialog
              open={asked === 'finally'}
              onOpenChange={(open) => open || setAsked(null)}
              email={user.email}
              today={today}
              onCloseAutoFocus={(event) => {
                event.preventDefault()
                button.current?.focus()
              }}
            />
          </>
        )}
      </Suspense>
    </SettingsCard>
  )
}
