import type { ReactNode } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** A sentence that belongs to the whole form and stays after its toast has gone. */
export function FormNotice({ tone = 'bad', children }: { tone?: 'bad' | 'warn'; children: ReactNode }) {
  return (
    <p
      className={cn(
        'rounded-control px-3.5 py-2.5 text-sm',
        tone === 'bad' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn',
      )}
    >
      {children}
    </p>
  )
}
