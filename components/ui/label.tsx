import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'> & { htmlFor: string }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is required above
  return <label htmlFor={htmlFor} className={cn('label', className)} {...props} />
}
