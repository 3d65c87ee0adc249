import type { ReactNode } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import { paths } from '@/lib/contract/paths'

type DayLinkProps = {
  date: string
  /** In the journal itself: the day is shown without asking the server for the screen. */
  onDay?: ((day: string) => void) | undefined
  children: ReactNode
}

/** A day's name, which leads to what the journal holds of it. */
export function DayLink({ date, onDay, children }: DayLinkProps) {
  return (
    <ScreenLink
      href={`${paths.journal}?date=${date}`}
      prefetch={false}
      onClick={(event) => {
        // Another tab is another tab.
        if (!onDay || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onDay(date)
      }}
      className="relative hover:text-burn hover:underline after:absolute after:-inset-x-2 after:-inset-y-2.5"
    >
      {children}
    </ScreenLink>
  )
}
