'use client'

import { CalendarDays, ListFilter, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import type { JournalFilter } from '@/lib/client/journal/filter'
import { cn } from '@/lib/client/screen/cn'
import { limits } from '@/lib/contract/limits'
import { moodLabels } from '@/lib/contract/mood'

type JournalFiltersProps = {
  filter: JournalFilter
  /** The days stand in words below, as a day or a month of the calendar: their fields wait until they are asked for. */
  isTold?: boolean
  today: string
  onChange: (filter: JournalFilter) => void
}

/** Long enough that a word is asked for once and not letter by letter. */
const SEARCH_AFTER = 300

export function JournalFilters({ filter, isTold = false, today, onChange }: JournalFiltersProps) {
  const id = useId()
  const [showsDates, setShowsDates] = useState(false)
  // On a phone the entries come first: the narrower ways to look for them wait behind a press.
  const [showsMore, setShowsMore] = useState(false)
  const hasDates = (showsDates || !isTold) && (filter.from !== '' || filter.to !== '')
  const isNarrowed = hasDates || filter.mood !== ''
  const isWide = showsMore || isNarrowed
  return (
    <search aria-label="Journal" className="grid gap-3 px-5 py-4 max-sm:px-4">
      <div className="flex flex-wrap gap-2">
        <SearchField text={filter.q} onSearch={(q) => onChange({ ...filter, q })} />
        <Button
          variant="outline"
          className="h-11 sm:hidden"
          aria-expanded={isWide}
          aria-controls={`${id}-more`}
          onClick={() => {
            setShowsMore(!isWide)
            if (isWide && isNarrowed) onChange({ ...filter, mood: '', from: '', to: '' })
          }}
        >
          <ListFilter aria-hidden="true" />
          {isNarrowed ? 'All' : 'Filter'}
        </Button>
        <div id={`${id}-more`} className={cn('flex gap-2 max-sm:basis-full', !isWide && 'max-sm:hidden')}>
          <Select
            aria-label="Energy"
            value={filter.mood}
            onChange={(event) => onChange({ ...filter, mood: event.target.value })}
            className="w-auto! max-sm:flex-1"
          >
            <option value="">Any energy</option>
            {Object.entries(moodLabels).map(([mood, label]) => (
              <option key={mood} value={mood}>
                {mood}/{limits.mood.max} {label}
              </option>
            ))}
          </Select>
          <Button
            variant="outline"
            className="h-11"
            aria-expanded={showsDates || hasDates}
            aria-controls={`${id}-dates`}
            onClick={() => {
              setShowsDates(!showsDates && !hasDates)
              if (hasDates) onChange({ ...filter, from: '', to: '' })
            }}
          >
            <CalendarDays aria-hidden="true" />
            {hasDates ? 'Clear days' : 'Days'}
          </Button>
        </div>
      </div>
      <div id={`${id}-dates`} hidden={!showsDates && !hasDates} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className="flex items-center gap-2 max-sm:w-full">
            <Label htmlFor={`${id}-${end}`} className="max-sm:w-12">
              {end === 'from' ? 'From' : 'To'}
            </Label>
            <Input
              id={`${id}-${end}`}
              type="date"
              max={today}
              value={filter[end]}
              onChange={(event) => onChange({ ...filter, [end]: event.target.value })}
              className="w-auto! max-sm:flex-1"
            />
          </div>
        ))}
      </div>
    </search>
  )
}

/** Searches a moment after the last key press. */
function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const search = useEffectEvent(() => onSearch(typed.trim()))
  // A search that was cleared from outside is cleared here; the space after a word that is searched for stays.
  useEffect(() => setTyped((now) => (now.trim() === text ? now : text)), [text])
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => search(), SEARCH_AFTER)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <div className="relative min-w-0 flex-1">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-3" />
      <Input
        type="search"
        aria-label="Search entries"
        placeholder="Search entries"
        dir="auto"
        maxLength={limits.title}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // On a phone what is found would stand under the bar at its foot: the search goes to the top.
        onFocus={({ currentTarget }) => {
          if (matchMedia('(width < 40rem)').matches) currentTarget.scrollIntoView({ block: 'start' })
        }}
        className="scroll-mt-20 pl-9!"
      />
    </div>
  )
}
