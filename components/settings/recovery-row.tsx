'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useRecoveryCodesLeft } from '@/lib/client/auth/recovery'
import { limits } from '@/lib/contract/limits'
import { SettingRow } from './settings-card'

const loadDialog = () => import('./recovery-dialog')
const RecoveryDialog = lazy(() => loadDialog().then(({ RecoveryDialog }) => ({ default: RecoveryDialog })))

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryRow({ email }: { email: string }) {
  const { data } = useRecoveryCodesLeft()
  const [open, setOpen] = useState<boolean | null>(null)
  const fetchCode = () => {
    loadDialog().catch(() => undefined)
  }
  return (
    <SettingRow
      title="Recovery codes"
      text={`Each sets a new password once, should you forget it, and opens a two-step login without your phone.${wordsOf(data?.left)} Lost them, or never saw them? Make new ones: the old ones stop working.`}
    >
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
        onClick={() => setOpen(true)}
      >
        New codes
      </Button>
      <Suspense>{open !== null && <RecoveryDialog open={open} onOpenChange={setOpen} email={email} />}</Suspense>
    </SettingRow>
  )
}

function wordsOf(left: number | undefined): string {
  if (left === undefined) return ''
  return left === 0 ? ' You have none left.' : ` You have ${left} of ${limits.recoveryCodes} left.`
}
