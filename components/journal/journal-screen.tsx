'use client'

import { CalendarDays, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusOnScreen } from '@/components/shared/focus'
import { PageHeader } from '@/components/shared/page-header'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button, buttonVariants } from '@/components/ui/button'
import { useEnergy } from '@/lib/client/energy/api'
import { dayOfFilter, wholeJournal, withDay } from '@/lib/client/journal/filter'
import { type CalendarDay, monthOfSpan, spanOfMonth } from '@/lib/client/journal/months'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import { paths } from '@/lib/contract/paths'
import { Composer } from './composer'
import { JournalStream } from './journal-stream'
import { OnThisDay } from './on-this-day'
import { useAskedEnergy, useAskedToRead } from './use-asked-for'
import { useJournalFilter, useShownJournal } from './use-journal-filter'
import { YearCalendar } from './year-calendar'

/** Fewer days make no page of a year. */
const ENOUGH_FOR_YEAR = 7

type JournalScreenProps = { now: Today; earlier: readonly JournalEntry[]; prompts: readonly string[] }

/** The journal as a place: write, read month by month, press a day of the year, see what this day was before. */
export function JournalScreen({ now, earlier, prompts }: JournalScreenProps) {
  const [filter, setFilter] = useJournalFilter(now.today)
  const { shown, journal, record } = useShownJournal(filter)
  const [date, setDate] = useState(now.today)
  const [newest, setNewest] = useState<string | null>(null)
  const { data: year } = useEnergy()
  const composer = useRef<HTMLTextAreaElement>(null)
  const page = useRef<HTMLDivElement>(null)
  // On a phone the calendar opens under its button: beside the entries there is no room, and under them it is far away.
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const chosen = dayOfFilter(filter)
  const shownDay = dayOfFilter(shown)
  useAskedToRead(({ id }) => setNewest(id))
  useAskedEnergy((mood) => {
    setFilter({ ...wholeJournal, mood })
    showList()
  })
  const days = new Set(year?.days.map((day) => day.date))
  // Where nothing was written yet, there is one thing to do.
  const isEmpty = year !== undefined && days.size === 0
  useEffect(() => {
    if (isEmpty) focusOnScreen(composer.current)
  }, [isEmpty])

  /** What was written stands in sight: a list of other days makes way for all. */
  function show({ id, date: day }: JournalEntry) {
    setNewest(id)
    if (day < filter.from || (filter.to !== '' && day > filter.to)) setFilter(wholeJournal)
  }

  function showDay(day: string) {
    setFilter(withDay(wholeJournal, day))
  }

  /** By a link, which goes with what it stood in. */
  function goToDay(day: string) {
    showDay(day)
    showList()
    document.querySelector<HTMLElement>('#logs [tabindex="-1"]')?.focus({ preventScroll: true })
  }

  /** A month of the year shows what was written in it; pressed again it lets go. */
  function chooseMonth(month: string) {
    const isShown = monthOfSpan(filter, now.today) === month
    setFilter(isShown ? wholeJournal : { ...wholeJournal, ...spanOfMonth(month, now.today) })
  }

  /** A day shows what it holds, and what it can take; pressed again it lets go. */
  function choose({ date: day }: CalendarDay) {
    // Beside the list the day stays under the pointer. On a phone the calendar goes, and the list is come to.
    if (isCalendarOpen) {
      flushSync(() => setCalendarOpen(false))
      showList()
    } else keepPlace(page.current)
    if (day === chosen) return setFilter(withDay(filter, null))
    showDay(day)
  }

  function writeOf(day: string) {
    setDate(day)
    composer.current?.focus()
    // On a phone it unfolds by that, under what was in sight.
    requestAnimationFrame(() => composer.current?.form?.scrollIntoView({ block: 'nearest' }))
  }

  // Whoever asks for a day reads it first. Keyed: what is half written goes along.
  const write = (
    <Composer
      key="write"
      now={now}
      date={date}
      onDate={setDate}
      isSecond={days.has(date)}
      // On a first day the energy and the field ask enough.
      prompts={isEmpty ? [] : prompts}
      field={composer}
      isFolded={!isEmpty}
      onWritten={show}
    />
  )
  const stream = (
    <JournalStream
      key="stream"
      now={now}
      filter={shown}
      onFilter={setFilter}
      onDay={goToDay}
      onWrite={writeOf}
      journal={journal}
      day={record}
      newest={newest}
      composer={composer}
    />
  )

  return (
    <div ref={page} className="screen">
      <PageHeader
        title="Journal"
        isTight
        actions={
          <>
            {/* A phone's bar has no place for it. */}
            <ScreenLink href={paths.insights} className={cn(buttonVariants({ variant: 'outline' }), 'sm:hidden')}>
              Review
            </ScreenLink>
            {!isEmpty && (
              <Button
                variant="outline"
                aria-expanded={isCalendarOpen}
                aria-controls="calendar"
                className="lg:hidden"
                onClick={() => setCalendarOpen(!isCalendarOpen)}
              >
                <CalendarDays aria-hidden="true" className="max-sm:hidden" />
                Calendar
              </Button>
            )}
          </>
        }
      />
      {year && isCalendarOpen && (
        <YearCalendar
          id="calendar"
          year={year}
          chosen={chosen}
          className="lg:hidden"
          onChoose={choose}
          onMonth={chooseMonth}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{shownDay ? [stream, write] : [write, stream]}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {year && (
            <YearCalendar
              year={year}
              chosen={chosen}
              className="max-lg:hidden"
              onChoose={choose}
              onMonth={chooseMonth}
            />
          )}
          <OnThisDay
            entries={shownDay ? (record?.earlier ?? []) : earlier}
            shown={shownDay ? record?.date : undefined}
            now={now}
            onDay={goToDay}
          />
          {days.size >= ENOUGH_FOR_YEAR && (
            <ScreenLink
              href={paths.year}
              className="card flex items-center justify-between gap-3 px-5 py-4 hover:bg-raised print:hidden"
            >
              <span>
                <span className="block font-semibold">Your year on one page</span>
                <span className="block text-sm text-ink-2">Goals, their lines and your best entries, to print</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            </ScreenLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** As long as the page is scrolled it is as high as that takes, however little the day holds: nothing moves up. */
function keepPlace(page: HTMLElement | null): void {
  if (!page) return
  page.style.minHeight = `${Math.ceil(window.innerHeight - page.getBoundingClientRect().top)}px`
  // The day comes before the field to write in: a browser would scroll after the one that it moves.
  page.style.setProperty('overflow-anchor', 'none')
}

function showList(): void {
  document.getElementById('logs')?.scrollIntoView({ block: 'start' })
}
