'use client'

import { BookOpen, Plus, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Today } from '@/lib/client/calendar'
import { useHeard } from '@/lib/client/heard'
import { useJournal } from '@/lib/client/journal'
import { isWholeJournal, type JournalFilter, wholeJournal } from '@/lib/client/journal-filter'
import type { JournalEntry } from '@/lib/contract/journal'
import { messages } from '@/lib/contract/messages'
import { EarlierEntries } from './earlier-entries'
import { entriesCounted } from './entry-words'
import { type EntryAction, JournalDialogs, type OpenEntry, preloadJournalDialogs } from './journal-dialogs'
import { JournalFilters } from './journal-filters'
import { LogEntry } from './log-entry'
import { useAskedFor } from './use-asked-for'

/** The journal: what was written, newest day first, and the ways to write, find, change and delete it. */
export function MissionLogs({ now }: { now: Today }) {
  const [filter, setFilter] = useState<JournalFilter>(wholeJournal)
  const { entries, isSearching, failed, retry, earlier } = useJournal(filter)
  const [opened, setOpened] = useState<OpenEntry | null>(null)
  const heard = useHeard()
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const isWhole = isWholeJournal(filter)
  const open = (action: EntryAction, entry: JournalEntry | null, mood?: number) =>
    setOpened((last) => ({ action, entry, mood, isOpen: true, round: (last?.round ?? 0) + 1 }))
  useAskedFor(open)

  const addProps = {
    onClick: () => open('write', null),
    onPointerEnter: preloadJournalDialogs,
    onFocus: preloadJournalDialogs,
  }
  const isEmpty = isWhole && !isSearching && entries?.length === 0
  return (
    <Card aria-labelledby="mission-logs" id="logs" className="scroll-mt-20">
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-3">
        <h2 id="mission-logs" className="text-base tracking-[-0.01em]">
          Mission Logs
        </h2>
        <Button ref={addButton} {...addProps}>
          <Plus aria-hidden="true" />
          Add Entry
        </Button>
      </header>
      {!isEmpty && <JournalFilters filter={filter} today={now.today} onChange={setFilter} />}
      <div ref={list} tabIndex={-1} className="focus:outline-none" aria-busy={isSearching}>
        <p role="status" className="sr-only">
          {entries && !isSearching && `${entriesCounted(entries.length, earlier.exist)} shown`}
        </p>
        {failed && !entries && (
          <EmptyState
            title={messages.failed.load}
            text={messages.error.unknown}
            action={<Button onClick={() => retry()}>Try again</Button>}
          />
        )}
        {isEmpty && (
          <EmptyState
            icon={<BookOpen />}
            title="No Mission Logs Yet"
            text="A line about your day and how much energy you had is enough. Patterns show after a week or so."
            action={<Button {...addProps}>Write your first entry</Button>}
          />
        )}
        {!isWhole && !isSearching && entries?.length === 0 && (
          <EmptyState
            icon={<SearchX />}
            title="No entries match"
            text="Try fewer words, another energy or a wider range of days."
            action={
              <Button variant="outline" onClick={() => setFilter(wholeJournal)}>
                Show all entries
              </Button>
            }
          />
        )}
        {entries && entries.length > 0 && (
          <ul onPointerEnter={preloadJournalDialogs} onFocus={preloadJournalDialogs}>
            {entries.map((entry) => (
              <LogEntry
                key={entry.id}
                entry={entry}
                heard={heard.get(entry.id)}
                now={now}
                onAction={(action) => open(action, entry)}
              />
            ))}
          </ul>
        )}
        {entries && entries.length > 0 && (
          <EarlierEntries count={entriesCounted(entries.length, earlier.exist)} {...earlier} />
        )}
      </div>
      <JournalDialogs
        opened={opened}
        timeZone={now.timeZone}
        onClose={() => setOpened((last) => last && { ...last, isOpen: false })}
        onReopen={() => setOpened((last) => last && { ...last, isOpen: true })}
        onNewClosed={() => addButton.current?.focus()}
        onEntryGone={() => list.current?.focus()}
      />
    </Card>
  )
}
