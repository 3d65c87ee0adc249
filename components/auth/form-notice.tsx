import type { ReactNode } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** A sentence that belongs to the whole form and stays after its toast has gone. */
type FormNoticeProps = { id?: string; role?: 'alert'; tone?: 'bad' | 'warn'; children: ReactNode }

export function FormNotice({ id, role, tone = 'bad', children }: FormNoticeProps) {
  return (
    <p
      id={id}
      role={role}
      className={cn(
        'rounded-control px-3.5 py-2.5 text-sm',
        tone === 'bad' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn',
      )}
    >
      {children}
    </p>
  )
}
