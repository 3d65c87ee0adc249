import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** The platform's own select: its picker is the best one on a phone, and weighs nothing. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cn('field', className)} {...props} />
}
