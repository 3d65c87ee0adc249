'use client'

import { Button } from '@/components/ui/button'
import { openFreshCodes, useFreshCodes } from '@/lib/client/auth/fresh-codes'

/** The card's anchor. */
export const FRESH_CODES = 'fresh-codes'

/** Brings the codes of a signup back after a reload: the page came without them, and is not to jump. */
export function FreshCodesButton({ userId }: { userId: string }) {
  const fresh = useFreshCodes(userId)
  if (!fresh || fresh.isOpen) return null
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        openFreshCodes()
        requestAnimationFrame(() => document.getElementById(FRESH_CODES)?.focus())
      }}
    >
      Show recovery codes
    </Button>
  )
}
