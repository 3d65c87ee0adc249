'use client'

import { useRef } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { ScreenLink } from '@/components/shared/screen-link'
import { useShowAll } from '@/components/shared/show-all'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useJournal } from '@/lib/client/journal/api'
import { wholeJournal } from '@/lib/client/journal/filter'
import type { Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { paths } from '@/lib/contract/paths'
import { entryHour } from './entry-words'
import { preloadJournalDialogs } from './journal-dialogs'
import { LogEntry } from './log-entry'
import { useEntryDialogs } from './use-entry-dialogs'

/** What was written in a week that is over, by its Monday: that week's entries and no others. */
export function WeekLogs({ monday, now }: { monday: string; now: Today }) {
  const { entries, failed, retry } = useJournal({ ...wholeJournal, from: monday, to: addDays(monday, 6) })
  const { button: showAll, list: shown } = useShowAll(entries?.length ?? 0, 'Mission Logs')
  const list = useRef<HTMLDivElement>(null)
  const backToList = () => list.current?.focus()
  const { open, dialogs } = useEntryDialogs({
    timeZone: now.timeZone,
    newClosed: backToList,
    entryGone: backToList,
  })
  return (
    <Card>
      <CardHeader>
        <CardTitle>Mission Logs</CardTitle>
      </CardHeader>
      <div ref={list} tabIndex={-1} className="focus:outline-none" aria-busy={!entries && !failed}>
        {failed && !entries && <LoadFailed onRetry={retry} />}
        {!entries && !failed && <Skeleton className="h-24" />}
        {entries?.length === 0 && (
          <p className="border-t border-rule py-3 text-sm text-ink-2">You wrote nothing in this week.</p>
        )}
        {entries && entries.length > 0 && (
          <ul {...shown} onPointerEnter={preloadJournalDialogs} onFocus={preloadJournalDialogs}>
            {entries.map((entry) => (
              <LogEntry
                key={entry.id}
                entry={entry}
                now={now}
                hour={entryHour(entry, entries, now.timeZone)}
                onAction={(action) => open(action, entry)}
              />
            ))}
          </ul>
        )}
        <footer className="flex min-h-14 items-center justify-between gap-4 border-t border-rule py-2">
          <ScreenLink href={paths.journal} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Open the journal
          </ScreenLink>
          {showAll}
        </footer>
      </div>
      {dialogs}
    </Card>
  )
}
