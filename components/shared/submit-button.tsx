import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from './spinner'

type SubmitButtonProps = ComponentProps<typeof Button> & { pending: boolean; pendingLabel: string }

/**
 * Says what it is doing while it does it, and cannot be pressed twice. What had the focus has it again after that: a
 * browser takes it from what is disabled, and hands would begin anew at the top of the page.
 */
export function SubmitButton({ pending, pendingLabel, disabled, children, ...props }: SubmitButtonProps) {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (pending) {
      held.current = document.activeElement
      return
    }
    if (document.activeElement === document.body && held.current instanceof HTMLElement) {
      held.current.focus({ preventScroll: true })
    }
    held.current = null
  }, [pending])
  return (
    <Button type="submit" disabled={pending || disabled} aria-busy={pending} {...props}>
      {pending && <Spinner />}
      {pending ? pendingLabel : children}
    </Button>
  )
}
