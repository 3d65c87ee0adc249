import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** Grows with its text up to two fifths of the window. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn('field', className)} {...props} />
}
