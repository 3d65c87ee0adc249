import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={cn('checkbox disabled:opacity-55', className)} {...props} />
}
