import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn('field', className)} {...props} />
}
