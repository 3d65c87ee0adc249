'use client'

import { Select } from '@/components/ui/select'
import { useBackups } from '@/lib/client/backups/api'
import { useConnection } from '@/lib/client/connection/api'
import { sections } from './sections'
import { useCurrentSection } from './use-current-section'

/**
 * The names of the cards, the one being read marked: beside them as links where there is room, else over them as one
 * field that stays while they pass.
 */
export function SectionNav() {
  const current = useCurrentSection()
  const mayChoose = useConnection() !== null
  const maySee = useBackups() !== null
  const shown = Object.entries(sections).filter(([id]) => (id !== 'who' || mayChoose) && (id !== 'backups' || maySee))
  return (
    <nav
      aria-label="Settings sections"
      className="max-lg:sticky max-lg:top-(--nav-h) max-lg:z-10 max-lg:-mx-4 max-lg:-my-2 max-lg:bg-background max-lg:px-4 max-lg:py-2 sm:max-lg:-mx-6 sm:max-lg:px-6"
    >
      <Select
        aria-label="Go to"
        value={current}
        className="lg:hidden"
        onChange={({ target }) => document.getElementById(target.value)?.scrollIntoView()}
      >
        {shown.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <ul className="sticky top-[calc(var(--nav-h)+2rem)] grid border-l border-rule max-lg:hidden">
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
