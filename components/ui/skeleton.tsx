import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** Stands in for something that is on its way: give it the size of what replaces it. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('skeleton', className)} {...props} />
}
