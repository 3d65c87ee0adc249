'use client'

import type { KeyboardEvent } from 'react'
import { useBackups } from '@/lib/client/backups/api'
import { cn } from '@/lib/client/screen/cn'
import { sections } from '@/lib/contract/settings-sections'
import { useOpenSection } from './open-section'
import { beginsGroup, isSection, sectionIcons } from './sections'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The names of the parts, the one beside them marked. On a phone the parts are that list themselves. */
export function SectionNav() {
  const { open, show } = useOpenSection()
  const maySee = useBackups() !== null
  const shown = Object.keys(sections)
    .filter(isSection)
    .filter((id) => id !== 'backups' || maySee)
  const current = open ?? 'account'
  return (
    <div className="max-lg:hidden print:hidden">
      <div
        role="tablist"
        aria-label="Settings sections"
        aria-orientation="vertical"
        onKeyDown={moveAlong}
        className="sticky top-[calc(var(--nav-h)+2rem)] grid"
      >
        {shown.map((id) => {
          const Icon = sectionIcons[id]
          return (
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              role="tab"
              aria-controls={id}
              aria-selected={id === current}
              tabIndex={id === current ? 0 : -1}
              onClick={(event) => {
                // A press with a key held opens a tab of the browser.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                event.currentTarget.focus()
                show(id)
              }}
              className={cn(
                'flex min-h-10 items-center gap-3 rounded-control px-3 text-sm text-ink-2 hover:bg-raised hover:text-ink aria-selected:bg-raised aria-selected:font-[550] aria-selected:text-ink [&[aria-selected=true]>svg]:text-burn',
                id !== 'account' && beginsGroup(id) && 'mt-3',
              )}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
              {sections[id]}
            </a>
          )
        })}
      </div>
    </div>
  )
}

/** Arrows, Home and End go through the names, Enter and Space open the part. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const here = tabs.indexOf(event.target as HTMLElement)
  if (here === -1 || event.altKey || event.ctrlKey || event.metaKey) return
  const step = steps[event.key]
  const next = step
    ? tabs.at((here + step) % tabs.length)
    : event.key === 'Home'
      ? tabs[0]
      : event.key === 'End'
        ? tabs.at(-1)
        : undefined
  if (next) next.focus()
  else if (event.key === ' ') tabs[here]?.click()
  else return
  event.preventDefault()
}
