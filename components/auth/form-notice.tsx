import type { ReactNode } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** A sentence that belongs to the whole form and stays after its toast has gone. */
type FormNoticeProps = { id?: string; role?: 'alert'; tone?: 'bad' | 'warn' | 'ok'; children: ReactNode }

const tones = { bad: 'bg-bad-soft text-bad', warn: 'bg-warn-soft text-warn', ok: 'bg-ok-soft text-ok' }

export function FormNotice({ id, role, tone = 'bad', children }: FormNoticeProps) {
  return (
    <p id={id} role={role} className={cn('rounded-control px-3.5 py-2.5 text-sm', tones[tone])}>
      {children}
    </p>
  )
}
