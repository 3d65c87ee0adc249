'use client'

import { useBackups } from '@/lib/client/backups/api'
import { useConnection } from '@/lib/client/connection/api'
import { sections } from './sections'
import { useCurrentSection } from './use-current-section'

/** The names of the cards beside them, the one being read marked. On a phone the cards are that list themselves. */
export function SectionNav() {
  const current = useCurrentSection()
  const mayChoose = useConnection() !== null
  const maySee = useBackups() !== null
  const shown = Object.entries(sections).filter(([id]) => (id !== 'who' || mayChoose) && (id !== 'backups' || maySee))
  return (
    <nav aria-label="Settings sections" className="max-lg:hidden">
      <ul className="sticky top-[calc(var(--nav-h)+2rem)] grid border-l border-rule">
        {shown.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="-ml-px flex min-h-9 items-center rounded-r-control border-l border-transparent pl-4 text-sm text-ink-2 hover:border-burn hover:text-ink aria-[current]:border-burn aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
