'use client'

import { Eye } from 'lucide-react'
import type { Looked } from '@/lib/contract/record'

/** What the coach looked at for a reply. */
export function LookedNote({ looked }: { looked: readonly Looked[] }) {
  if (looked.length === 0) return null
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-3">
      <Eye aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="wrap-anywhere">{looked.map(({ words }) => words).join(' · ')}</span>
    </p>
  )
}
