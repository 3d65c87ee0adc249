'use client'

import { CalendarDays, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { focusOnScreen } from '@/components/shared/focus'
import { PageHeader } from '@/components/shared/page-header'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button, buttonVariants } from '@/components/ui/button'
import { useEnergy } from '@/lib/client/energy/api'
import { useJournal } from '@/lib/client/journal/api'
import { useJournalDay } from '@/lib/client/journal/day'
import { askedFilter, type JournalFilter, wholeJournal } from '@/lib/client/journal/filter'
import { type CalendarDay, monthOfSpan, spanOfMonth } from '@/lib/client/journal/months'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import { paths } from '@/lib/contract/paths'
import { Composer } from './composer'
import { JournalStream } from './journal-stream'
import { OnThisDay } from './on-this-day'
import { useAskedList, useAskedToRead } from './use-asked-for'
import { YearCalendar } from './year-calendar'

/** Fewer days make no page of a year. */
const ENOUGH_FOR_YEAR = 7

type JournalScreenProps = { now: Today; earlier: readonly JournalEntry[]; prompts: readonly string[] }

/** The journal as a place: write, read month by month, press a day of the year, see what this day was before. */
export function JournalScreen({ now, earlier, prompts }: JournalScreenProps) {
  const asked = useSearchParams()
  // From its first picture on: a list that is changed afterwards shifts what stands below.
  const [filter, setFilter] = useState<JournalFilter>(
    () => askedFilter(asked.get('day'), asked.get('energy')) ?? wholeJournal,
  )
  const [date, setDate] = useState(now.today)
  const [newest, setNewest] = useState<string | null>(null)
  const journal = useJournal(filter)
  const { data: year } = useEnergy()
  const composer = useRef<HTMLTextAreaElement>(null)
  // On a phone the calendar opens under its button: beside the entries there is no room, and under them it is far away.
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  useAskedToRead((entry) => {
    setFilter({ ...wholeJournal, from: entry.date, to: entry.date })
    setNewest(entry.id)
  })
  useAskedList(showList)
  const chosen = filter.from !== '' && filter.from === filter.to ? filter.from : null
  const { data: day } = useJournalDay(chosen)
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
    showList({ ...wholeJournal, from: day, to: day })
  }

  function showList(list: JournalFilter) {
    setFilter(list)
    document.getElementById('logs')?.scrollIntoView({ block: 'start' })
  }

  /** A month of the year shows what was written in it; pressed again it lets go. */
  function chooseMonth(month: string) {
    const isShown = monthOfSpan(filter, now.today) === month
    setFilter(isShown ? wholeJournal : { ...wholeJournal, ...spanOfMonth(month, now.today) })
  }

  /** A day shows what it holds, and what it can take; pressed again it lets go. */
  function choose({ date: day }: CalendarDay) {
    setCalendarOpen(false)
    if (day === chosen) return setFilter({ ...filter, from: '', to: '' })
    showDay(day)
  }

  function writeOf(day: string) {
    setDate(day)
    composer.current?.focus()
  }

  return (
    <div className="screen">
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Composer
            now={now}
            date={date}
            onDate={setDate}
            isSecond={days.has(date)}
            prompts={prompts}
            field={composer}
            isFolded={!isEmpty}
            onWritten={show}
          />
          <JournalStream
            now={now}
            filter={filter}
            onFilter={setFilter}
            onWrite={writeOf}
            journal={journal}
            day={day}
            newest={newest}
            composer={composer}
          />
        </div>
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
            entries={chosen ? (day?.earlier ?? []) : earlier}
            shown={chosen ? day?.date : undefined}
            now={now}
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
