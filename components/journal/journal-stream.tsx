'use client'

import { BookOpen, Plus, SearchX } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { DidYouMean } from '@/components/shared/did-you-mean'
import { EmptyState } from '@/components/shared/empty-state'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useEnergy } from '@/lib/client/energy/api'
import type { useJournal } from '@/lib/client/journal/api'
import { dayOfFilter, isWholeJournal, type JournalFilter, wholeJournal } from '@/lib/client/journal/filter'
import { useHeard } from '@/lib/client/journal/heard'
import { byMonth, monthOfSpan, monthSummary, monthTitle } from '@/lib/client/journal/months'
import { useMeant } from '@/lib/client/search/api'
import { foundNothing } from '@/lib/client/search/words'
import type { Today } from '@/lib/client/time/calendar'
import type { JournalDay } from '@/lib/contract/journal-day'
import { DayBar } from './day-bar'
import { DayRecord } from './day-record'
import { EarlierEntries } from './earlier-entries'
import { entriesCounted, entryDay, entryHour, hourOfDay } from './entry-words'
import { preloadJournalDialogs } from './journal-dialogs'
import { JournalFilters } from './journal-filters'
import { LogEntry } from './log-entry'
import { useEntryDialogs } from './use-entry-dialogs'

type JournalStreamProps = {
  now: Today
  filter: JournalFilter
  onFilter: (filter: JournalFilter) => void
  /** Shows a day alone. */
  onDay: (day: string) => void
  /** Begins an entry of the day that is shown. */
  onWrite: (day: string) => void
  journal: ReturnType<typeof useJournal>
  /** What the day that is shown holds beside its entries, or the one before it while that is read. */
  day?: JournalDay | undefined
  /** What was just written here, to be found at a glance. */
  newest: string | null
  /** Where focus goes after a dialog for a new entry. */
  composer: RefObject<HTMLTextAreaElement | null>
}

/** What was written, newest day first, month by month, and the ways to find, change and delete it. */
export function JournalStream({
  now,
  filter,
  onFilter,
  onDay,
  onWrite,
  journal,
  day,
  newest,
  composer,
}: JournalStreamProps) {
  const { entries, isSearching, failed, retry, earlier } = journal
  const { data: year } = useEnergy()
  const heard = useHeard()
  const list = useRef<HTMLDivElement>(null)
  const { open, dialogs } = useEntryDialogs({
    timeZone: now.timeZone,
    newClosed: () => composer.current?.focus(),
    entryGone: () => list.current?.focus(),
  })
  const isWhole = isWholeJournal(filter)
  const hasNone = !isSearching && entries?.length === 0
  const isEmpty = isWhole && hasNone
  const month = monthOfSpan(filter, now.today)
  const isDay = dayOfFilter(filter) !== null
  const span = isDay ? entryDay(filter.from, now.today) : month && monthTitle(month)
  const isUnsearched = (isDay || month !== null) && filter.q === '' && filter.mood === ''
  const isEmptyDay = isDay && isUnsearched && hasNone
  const own = isDay && day?.date === filter.from ? day : undefined
  const add = (variant: 'ghost' | 'outline') => (
    <Button variant={variant} size={variant === 'ghost' ? 'sm' : 'default'} onClick={() => onWrite(filter.from)}>
      {variant === 'ghost' && <Plus aria-hidden="true" className="sm:hidden" />}
      <span className={variant === 'ghost' ? 'max-sm:sr-only' : undefined}>Add an entry</span>
    </Button>
  )
  const all = (
    <Button variant="ghost" size="sm" onClick={() => onFilter(wholeJournal)}>
      Show all
    </Button>
  )
  const meant = useMeant(filter.q, hasNone, 'entries')
  return (
    <Card aria-label="Entries" id="logs" className="scroll-mt-20">
      {isDay && (
        <DayBar date={filter.from} near={own} today={now.today} onDay={(to) => onFilter({ ...filter, from: to, to })}>
          <span className="-mr-3 flex">
            {!isEmptyDay && add('ghost')}
            {all}
          </span>
        </DayBar>
      )}
      {!isEmpty && <JournalFilters filter={filter} isTold={Boolean(span)} today={now.today} onChange={onFilter} />}
      {!isDay && span && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule px-5 py-1.5 text-sm max-sm:px-4">
          <span className="num font-medium">{span}</span>
          <span className="-mr-3 flex">{all}</span>
        </div>
      )}
      <div ref={list} tabIndex={-1} className="focus:outline-none" aria-busy={isSearching}>
        <p role="status" className="sr-only">
          {entries && !isSearching && `${entriesCounted(entries.length, earlier.exist)} shown`}
        </p>
        {failed && !entries && <LoadFailed onRetry={retry} />}
        {isEmpty && (
          <EmptyState
            icon={<BookOpen />}
            title="No entries yet"
            text="A line and your energy are enough. After a week or so you can see patterns."
          />
        )}
        {!isWhole && hasNone && (
          <EmptyState
            icon={<SearchX />}
            title={
              meant
                ? foundNothing(filter.q)
                : isUnsearched
                  ? `Nothing written ${isDay ? 'on' : 'in'} ${span}`
                  : 'No entries match'
            }
            text={meant || isUnsearched ? undefined : 'Try fewer words, another energy or a wider range of days.'}
            action={
              meant ? (
                <DidYouMean
                  meant={meant}
                  onSearch={(q) => {
                    onFilter({ ...filter, q })
                    // The button goes with what it stood in.
                    list.current?.focus()
                  }}
                />
              ) : isEmptyDay ? (
                add('outline')
              ) : (
                <Button variant="outline" onClick={() => onFilter(wholeJournal)}>
                  Show all entries
                </Button>
              )
            }
          />
        )}
        {byMonth(entries ?? []).map(({ month, entries: written }) => {
          const summary = isWhole && year ? monthSummary(year, month) : null
          return (
            <section key={month} aria-labelledby={`month-${month}`}>
              <h2
                id={`month-${month}`}
                hidden={isDay}
                className="flex flex-wrap items-baseline gap-x-2.5 border-t border-rule bg-raised px-5 py-2 text-sm max-sm:px-4"
              >
                {monthTitle(month)}
                {summary && <span className="num font-normal text-ink-2">{summary}</span>}
              </h2>
              <ul onPointerEnter={preloadJournalDialogs} onFocus={preloadJournalDialogs}>
                {written.map((entry) => (
                  <LogEntry
                    key={entry.id}
                    entry={entry}
                    heard={heard.get(entry.id)}
                    now={now}
                    hour={isDay ? hourOfDay(entry, now.timeZone) : entryHour(entry, written, now.timeZone)}
                    isDayTold={isDay}
                    isNew={entry.id === newest}
                    q={filter.q}
                    onDay={onDay}
                    onAction={(action) => open(action, entry)}
                  />
                ))}
              </ul>
            </section>
          )
        })}
        {own && <DayRecord {...own} />}
        {entries && entries.length > 0 && (
          <EarlierEntries count={entriesCounted(entries.length, earlier.exist)} {...earlier} />
        )}
      </div>
      {dialogs}
    </Card>
  )
}
