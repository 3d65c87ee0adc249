import type { ReactNode } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { paths } from '@/lib/contract/paths'

type NewGoalLinkProps = {
  /** Whether the coach asks for a first goal on this screen: then that is where it is written. */
  isHere: boolean
  className: string
  children: ReactNode
}

/** The way to a new goal: to the field for it, where one stands on the screen. */
export function NewGoalLink({ isHere, className, children }: NewGoalLinkProps) {
  const href = `${paths.goals}?new=1`
  if (!isHere) {
    return (
      <ScreenLink href={href} className={className}>
        {children}
      </ScreenLink>
    )
  }
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        focusWhenThere('first-goal')
      }}
    >
      {children}
    </a>
  )
}
