import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** Also for links that look like buttons: `<Link className={buttonVariants({ variant: 'outline' })}>`. */
export const buttonVariants = cva('btn', {
  variants: {
    variant: {
      default: 'btn-burn',
      outline: 'btn-outline',
      ghost: 'btn-ghost',
      destructive: 'btn-bad',
    },
    size: {
      default: '',
      sm: 'btn-sm',
      lg: 'btn-lg',
      icon: 'btn-icon',
      'icon-sm': 'btn-icon btn-sm',
      /** Holds a sentence, over as many lines as it takes. */
      words: 'btn-sm h-auto min-h-9 py-1.5 text-start whitespace-normal wrap-anywhere pointer-coarse:min-h-11',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />
}
