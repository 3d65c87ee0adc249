'use client'

import { sections } from './sections'
import { useCurrentSection } from './use-current-section'

/** Where there is room beside the cards: their names, as links to them, the one being read marked. */
export function SectionNav() {
  const current = useCurrentSection()
  return (
    <nav aria-label="Settings sections" className="max-lg:hidden">
      <ul className="sticky top-[calc(var(--nav-h)+2rem)] grid border-l border-rule">
        {Object.entries(sections).map(([id, label]) => (
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
