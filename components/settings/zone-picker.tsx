'use client'

import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/client/screen/cn'
import { counted } from '@/lib/client/time/calendar'
import { listZones, searchZones, type Zone } from './time-zones'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** A search field over the list of all zones: the focus stays in the field, the arrows move through the list. */
export function ZonePicker({ current, onPick }: { current: string; onPick: (zone: string) => void }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const [zones] = useState(() => listZones(new Date(), [current]))
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<string | undefined>(current)
  const shown = searchZones(zones, query)
  const at = shown.findIndex((zone) => zone.id === active)

  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: isFirst.current ? 'center' : 'nearest' })
    isFirst.current = false
  }, [at])

  function search(text: string) {
    setQuery(text)
    setActive(text.trim() ? searchZones(zones, text)[0]?.id : current)
  }

  function moveOrPick(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step) setActive(shown[Math.min(shown.length - 1, Math.max(0, at + step))]?.id)
    else if (event.key === 'Enter' && active && at >= 0) onPick(active)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="border-b border-rule px-5 py-3.5">
        <Input
          role="combobox"
          aria-label="Search time zones"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Lisbon, Asia, +5:30"
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={moveOrPick}
        />
        <p role="status" className="sr-only">
          {counted(shown.length, 'time zone')} found
        </p>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Time zones"
        className={cn('min-h-0 overflow-y-auto overscroll-contain p-2', shown.length > 0 ? 'flex-1' : 'hidden')}
      >
        {shown.map((zone) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is never focused itself
          <div
            key={zone.id}
            id={`${id}-${zone.id}`}
            role="option"
            aria-selected={zone.id === current}
            onClick={() => onPick(zone.id)}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-raised',
              zone.id === active && 'bg-raised',
            )}
          >
            <ZoneWords zone={zone} isCurrent={zone.id === current} />
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className="px-5 py-8 text-center text-sm text-ink-2">
          No time zone is called that. Try a larger city nearby.
        </p>
      )}
    </>
  )
}

function ZoneWords({ zone: { city, region, clock, offset }, isCurrent }: { zone: Zone; isCurrent: boolean }) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate">
        {city}
        {region && <span className="text-sm text-ink-3"> {region}</span>}
      </span>
      {isCurrent && <Check aria-hidden="true" className="size-4 shrink-0 text-burn" />}
      <span className="num shrink-0 text-sm text-ink-2">
        {clock}
        <span className="ml-2 inline-block w-20 text-end font-mono text-xs text-ink-3">{offset}</span>
      </span>
    </>
  )
}
