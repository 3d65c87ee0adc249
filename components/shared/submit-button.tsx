import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from './spinner'

type SubmitButtonProps = ComponentProps<typeof Button> & { pending: boolean; pendingLabel: string }

/** Says what it is doing while it does it, and cannot be pressed twice. */
export function SubmitButton({ pending, pendingLabel, disabled, children, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={pending || disabled} aria-busy={pending} {...props}>
      {pending && <Spinner />}
      {pending ? pendingLabel : children}
    </Button>
  )
}
