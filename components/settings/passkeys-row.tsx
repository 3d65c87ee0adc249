'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { LazyConfirmDialog } from '@/components/shared/lazy-confirm-dialog'
import { Button } from '@/components/ui/button'
import { useHasPasskeys } from '@/lib/client/auth/has-passkeys'
import { usePasskeys, useRemovePasskey } from '@/lib/client/auth/passkeys'
import { timeAgo } from '@/lib/client/chat/days'
import { accountMessages } from '@/lib/contract/messages/account'
import type { Passkey } from '@/lib/contract/passkey'
import { SettingRow } from './settings-card'

const loadDialog = () => import('./passkey-dialog')
const PasskeyDialog = lazy(() => loadDialog().then(({ PasskeyDialog }) => ({ default: PasskeyDialog })))
const WHAT = 'Log in by unlocking this device, without password or code.'
const NOT_HERE = 'Passkeys need this site to be opened at https:// or at localhost.'
const NOT_IN_THIS = 'This browser has no passkeys.'

type PasskeysRowProps = { email: string; hasPassword: boolean; now: string; timeZone: string }

/** The keys of devices that log in by themselves: added with the password, removed one by one. */
export function PasskeysRow({ email, hasPassword, now, timeZone }: PasskeysRowProps) {
  const { data } = usePasskeys()
  const remove = useRemovePasskey()
  const isSupported = useHasPasskeys()
  // Null until it was opened: a dialog that is closing is still there, and gives the focus back.
  const [isAdding, setAdding] = useState<boolean | null>(null)
  const [doomed, setDoomed] = useState<{ passkey: Passkey; isAsking: boolean } | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  if (!data) return null
  // Most browsers have them: the row has its height before this one was asked.
  const canAdd = data.isPossible && isSupported !== false
  const fetchCode = () => {
    loadDialog().catch(() => undefined)
  }
  return (
    <>
      <SettingRow title="Passkeys" text={!data.isPossible ? NOT_HERE : canAdd ? WHAT : NOT_IN_THIS}>
        {canAdd && (
          <Button
            ref={addButton}
            variant="outline"
            disabled={isSupported === null}
            aria-haspopup="dialog"
            onPointerEnter={fetchCode}
            onFocus={fetchCode}
            onClick={() => setAdding(true)}
          >
            Add a passkey
          </Button>
        )}
      </SettingRow>
      {data.passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-rule">
          {data.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere" dir="auto">
                  {passkey.name}
                </p>
                <p className="num text-sm text-ink-2">
                  {passkey.lastUsedAt ? `Last used ${timeAgo(passkey.lastUsedAt, now, timeZone)}` : 'Not used yet'}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-haspopup="dialog"
                aria-label={`Remove passkey ${passkey.name}`}
                onClick={() => setDoomed({ passkey, isAsking: true })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding !== null && (
          <PasskeyDialog open={isAdding} onOpenChange={setAdding} email={email} hasPassword={hasPassword} />
        )}
        {doomed && (
          <LazyConfirmDialog
            open={doomed.isAsking}
            onOpenChange={(isAsking) => setDoomed({ ...doomed, isAsking })}
            question={accountMessages.confirm.removePasskey}
            detail={`“${doomed.passkey.name}” will not log in any more, and every other device is signed out.`}
            confirmLabel="Remove passkey"
            onConfirm={() => remove.mutate(doomed.passkey.id)}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              addButton.current?.focus()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
