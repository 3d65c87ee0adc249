'use client'

import { useId, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** On a phone a list begins with two, or where another one says the same with one. */
const hiding = {
  1: 'max-sm:[&>li:nth-child(n+2)]:not-print:hidden',
  2: 'max-sm:[&>li:nth-child(n+3)]:not-print:hidden',
}

/**
 * A list that shows its first ones on a phone until the button is pressed that stands beside its heading. Where there is
 * room, and on paper, all of it stands. For one more nothing is folded: the button would take its line.
 */
export function useShowAll(count: number, name: string, first: keyof typeof hiding = 2) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const isFolded = count > first + 1
  const button = isFolded && (
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
  return { button, list: { id, className: cn(isFolded && !isWhole && hiding[first]) } }
}
