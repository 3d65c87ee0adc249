'use client'

import { useState } from 'react'
import { RecoveryCodes } from '@/components/shared/recovery-codes'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { useFreshCodes } from '@/lib/client/auth/fresh-codes'
import type { User } from '@/lib/contract/user'
import { FRESH_CODES } from './fresh-codes-button'

/** The codes that signup has just told; nothing for who comes here by another way. */
export function FreshCodesCard({ user }: { user: User }) {
  const fresh = useFreshCodes(user.id)
  // What is shown stays while the screen is being left, though it is forgotten already.
  const [shown, setShown] = useState(fresh)
  if (fresh && fresh !== shown) setShown(fresh)
  if (!shown?.isOpen) return null
  return (
    <Card id={FRESH_CODES} tabIndex={-1} aria-labelledby={`${FRESH_CODES}-title`} className="outline-none">
      <CardHeader>
        <CardTitle id={`${FRESH_CODES}-title`}>If you forget your password</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3 pt-0">
        <p className="max-w-[62ch] text-sm text-pretty text-ink-2">
          Keep these ten codes somewhere safe; each sets a new password once. They are shown only once; you can make new
          ones in Settings.
        </p>
        <RecoveryCodes codes={shown.codes} email={user.email} />
      </CardContent>
    </Card>
  )
}
