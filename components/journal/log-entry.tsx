import { UNTIMED } from '@/lib/client/journal/form'
import { cn } from '@/lib/client/screen/cn'
import { relativeDay, type Today } from '@/lib/client/time/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import type { Proposal } from '@/lib/contract/proposal'
import { DayLink } from './day-link'
import { EnergyMeter } from './energy-meter'
import { EntryMenu } from './entry-menu'
import { EntryNotes } from './entry-notes'
import { EntryPhotos } from './entry-photos'
import { energyOf, entryDay } from './entry-words'
import { HeardCard } from './heard-card'
import type { EntryAction } from './journal-dialogs'

type LogEntryProps = {
  entry: JournalEntry
  /** What it says of the user's goals. */
  heard?: readonly Proposal[] | undefined
  now: Today
  /** When it was written, where its day has another entry. */
  hour?: string | undefined
  /** Its day stands over the list: the hour alone tells it. */
  isDayTold?: boolean
  /** It was written a moment ago on this screen: it comes into sight, marked. */
  isNew?: boolean
  /** What was looked for, where it was found by that. */
  q?: string
  /** Shows its day, where it stands in the journal. */
  onDay?: (day: string) => void
  onAction: (action: EntryAction) => void
}

function comeIntoSight(line: HTMLElement | null): void {
  line?.scrollIntoView?.({ block: 'nearest' })
}

/** A line of the log: when, how much energy, and what was noted. */
export function LogEntry({
  entry,
  heard,
  now: { today, timeZone },
  hour,
  isDayTold = false,
  isNew = false,
  q = '',
  onDay,
  onAction,
}: LogEntryProps) {
  const { date, mood, notes, timeSpent, attachments } = entry
  const { emoji, label, figure } = energyOf(mood)
  const day = entryDay(date, today)
  return (
    <li
      id={entry.id}
      ref={isNew ? comeIntoSight : undefined}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-rule py-3 pr-2.5 pl-5 max-sm:pl-4 in-[.paper]:pr-0 in-[.paper]:pl-0 max-sm:in-[.paper]:pl-0 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:gap-x-5',
        isNew && 'scroll-mb-24 bg-burn-soft',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 sm:block sm:pt-1">
        <time dateTime={date} title={relativeDay(date, today)} className="num font-semibold">
          {isDayTold ? (
            hour
          ) : (
            <DayLink date={date} onDay={onDay}>
              {day}
            </DayLink>
          )}
          {!isDayTold && hour && <span className="font-normal text-ink-3"> {hour}</span>}
        </time>
        <p className="flex items-center gap-1.5 text-sm text-ink-2 sm:mt-0.5">
          <span aria-hidden="true">{emoji}</span>
          <span className="num">Energy {figure}</span>
          <span className="sr-only">, {label}</span>
        </p>
        {timeSpent !== UNTIMED && <p className="text-sm text-ink-3 wrap-anywhere">{timeSpent}</p>}
        <EnergyMeter mood={mood} className="mt-2 max-sm:hidden" />
      </div>
      <div className="grid min-w-0 content-start gap-3 max-sm:col-span-2 max-sm:row-start-2 max-sm:mt-1 max-sm:pr-2.5 sm:pt-1">
        <EntryNotes notes={notes} q={q} />
        <EntryPhotos attachments={attachments} day={day} />
      </div>
      <EntryMenu name={`${day}${hour ? ` ${hour}` : ''}, energy ${figure}`} onAction={onAction} />
      {heard && (
        <div className="col-span-full mt-3 pr-2.5 sm:col-start-2 sm:col-end-4">
          <HeardCard heard={heard} timeZone={timeZone} />
        </div>
      )}
    </li>
  )
}
