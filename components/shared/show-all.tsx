'use client'

import { useId, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** On a phone a list begins with as many. */
const FIRST = 2

/**
 * A list that shows its first two on a phone until the button is pressed that stands beside its heading. Where there is
 * room, and on paper, all of it stands.
 */
export function useShowAll(count: number, name: string) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const button = count > FIRST && (
    <button
      type="button"
      aria-expanded={isWhole}
      aria-controls={id}
      aria-label={`${isWhole ? 'Show fewer' : `Show all ${count}`}: ${name}`}
      onClick={() => setWhole(!isWhole)}
      className="-my-2.5 min-h-10 shrink-0 rounded-control text-sm font-medium text-burn hover:underline sm:hidden pointer-coarse:-my-3 pointer-coarse:min-h-11"
    >
      {isWhole ? 'Show fewer' : `Show all ${count}`}
    </button>
  )
  return { button, list: { id, className: cn(!isWhole && 'max-sm:[&>li:nth-child(n+3)]:not-print:hidden') } }
}
