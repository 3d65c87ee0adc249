'use client'

import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { ScreenLink } from '@/components/shared/screen-link'
import { useShowAll } from '@/components/shared/show-all'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useJournal } from '@/lib/client/journal/api'
import { wholeJournal } from '@/lib/client/journal/filter'
import { useHeard } from '@/lib/client/journal/heard'
import type { Today } from '@/lib/client/time/calendar'
import { paths } from '@/lib/contract/paths'
import { entryHour } from './entry-words'
import { preloadJournalDialogs } from './journal-dialogs'
import { LogEntry } from './log-entry'
import { useEntryDialogs } from './use-entry-dialogs'

const Composer = lazy(() => import('./composer').then((module) => ({ default: module.Composer })))

const SHOWN = 5

/**
 * The newest entries beside the week, with the ways to write and change them; the rest is in the journal. Before the
 * first one the journal's own field stands open here.
 */
export function MissionLogs({ now }: { now: Today }) {
  const { entries, isSearching, failed, retry } = useJournal(wholeJournal)
  const heard = useHeard()
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [date, setDate] = useState(now.today)
  const { button: showAll, list: shown } = useShowAll(Math.min(entries?.length ?? 0, SHOWN), 'Mission Logs', 1)
  const isEmpty = !isSearching && entries?.length === 0
  const wasEmpty = useRef(isEmpty)
  // The field goes with the first entry: on with the list that comes in its place.
  useEffect(() => {
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) list.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  const { open, dialogs } = useEntryDialogs({
    timeZone: now.timeZone,
    newClosed: () => addButton.current?.focus(),
    entryGone: () => list.current?.focus(),
  })
  const addProps = {
    onClick: () => open('write', null),
    onPointerEnter: preloadJournalDialogs,
    onFocus: preloadJournalDialogs,
  }
  return (
    <Card aria-labelledby="mission-logs" id="logs" className="scroll-mt-20">
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-3 in-[.paper]:px-0">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="mission-logs" className="text-base">
            Mission Logs
          </h2>
          {/* Early in a week they are not of it. */}
          {entries && entries.length > 1 && (
            <span className="num text-sm text-ink-3">the last {Math.min(entries.length, SHOWN)}</span>
          )}
        </div>
        <Button ref={addButton} variant="outline" {...addProps}>
          <Plus aria-hidden="true" />
          Add Entry
        </Button>
      </header>
      <div ref={list} tabIndex={-1} className="focus:outline-none" aria-busy={isSearching}>
        {failed && !entries && <LoadFailed onRetry={retry} />}
        {isEmpty && (
          <div className="grid gap-3 px-5 pb-5 in-[.paper]:px-0">
            <p className="text-pretty text-ink-2">
              <span className="font-[550] text-ink">No Mission Logs Yet</span>. A line about your day and your energy is
              enough.
            </p>
            <Suspense fallback={<Skeleton className="h-72" />}>
              <Composer now={now} date={date} onDate={setDate} isSecond={false} prompts={[]} field={field} />
            </Suspense>
          </div>
        )}
        {entries && entries.length > 0 && (
          <>
            <ul {...shown} onPointerEnter={preloadJournalDialogs} onFocus={preloadJournalDialogs}>
              {entries.slice(0, SHOWN).map((entry) => (
                <LogEntry
                  key={entry.id}
                  entry={entry}
                  heard={heard.get(entry.id)}
                  now={now}
                  hour={entryHour(entry, entries, now.timeZone)}
                  onAction={(action) => open(action, entry)}
                />
              ))}
            </ul>
            <footer className="flex min-h-14 items-center justify-between gap-4 border-t border-rule px-5 py-2 in-[.paper]:px-0">
              <ScreenLink href={paths.journal} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                Open the journal
              </ScreenLink>
              {showAll}
            </footer>
          </>
        )}
      </div>
      {dialogs}
    </Card>
  )
}
