'use client'

import { useCoachEngine } from '@/lib/client/connection/coach-status'

/** Says quietly who answers for the coach. */
export function CoachEngine() {
  const engine = useCoachEngine()
  return <p className="min-h-4 text-xs text-ink-3">{engine && `Answered by ${engine}`}</p>
}
