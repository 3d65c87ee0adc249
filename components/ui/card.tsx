import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('card', className)} {...props} />
}

/** The card's title at the left, a link or a small button at the right. */
export function CardHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header className={cn('card-head', className)} {...props} />
}

export function CardTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={cn('card-title', className)} {...props} />
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('card-body', className)} {...props} />
}
