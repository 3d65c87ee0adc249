'use client'

import { BookOpen, CalendarCheck, MessageCircle, Plus, Target } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import { useLoaded } from '@/lib/client/screen/use-loaded'
import { paths } from '@/lib/contract/paths'
import { isCurrent } from './nav-items'

const loadSheet = () => import('./add-sheet')
const loadPart = () => loadSheet().then(({ AddSheet }) => AddSheet)

const before = [
  { href: paths.dashboard, label: 'Today', Mark: CalendarCheck },
  { href: paths.goals, label: 'Goals', Mark: Target },
] as const
const after = [
  { href: paths.chat, label: 'Coach', Mark: MessageCircle },
  { href: paths.journal, label: 'Journal', Mark: BookOpen },
] as const

/** The day's places under the thumb, on a phone; what is written begins behind the plus. */
export function BottomBar() {
  const [isOpen, setOpen] = useState(false)
  const AddSheet = useLoaded(loadPart, isOpen, () => setOpen(false))
  const fetchCode = () => {
    loadSheet().catch(() => undefined)
  }
  return (
    <>
      <nav
        aria-label="Day"
        data-dock
        className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-background pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        <ul className="grid h-[calc(4rem-1px)] grid-cols-5 items-center">
          {before.map((place) => (
            <Place key={place.href} {...place} />
          ))}
          <li className="grid place-items-center">
            <button
              type="button"
              aria-label="Add"
              aria-haspopup="dialog"
              onPointerEnter={fetchCode}
              onFocus={fetchCode}
              onClick={() => setOpen(true)}
              className="grid size-12 place-items-center rounded-full bg-burn text-burn-ink active:translate-y-px"
            >
              <Plus aria-hidden="true" className="size-6" />
            </button>
          </li>
          {after.map((place) => (
            <Place key={place.href} {...place} />
          ))}
        </ul>
      </nav>
      {AddSheet && <AddSheet open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

function Place({ href, label, Mark }: (typeof before | typeof after)[number]) {
  const pathname = usePathname()
  return (
    <li className="h-full">
      <ScreenLink
        href={href}
        aria-current={isCurrent(href, pathname) ? 'page' : undefined}
        className="flex h-full min-h-12 flex-col items-center justify-center gap-0.5 text-xs text-ink-2 max-sm:text-[min(0.75rem,3.6vw)] -outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-burn"
      >
        <Mark aria-hidden="true" className="size-5" />
        {label}
      </ScreenLink>
    </li>
  )
}
