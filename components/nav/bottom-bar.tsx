'use client'

import { BookOpen, CalendarCheck, MessageCircle, Plus, Target } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import { paths } from '@/lib/contract/paths'
import { isCurrent } from './nav-items'

const loadSheet = () => import('./add-sheet')
const AddSheet = lazy(() => loadSheet().then(({ AddSheet }) => ({ default: AddSheet })))

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
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
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
              onClick={() => setSheet('open')}
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
      {sheet !== 'never' && (
        <Suspense>
          <AddSheet open={sheet === 'open'} onOpenChange={(open) => setSheet(open ? 'open' : 'closed')} />
        </Suspense>
      )}
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
