import type { Today } from '@/lib/client/time/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import { DayLink } from './day-link'
import { EntryPhotos } from './entry-photos'
import { energyOf, entryDay, sameDayAgo, sameDayBefore } from './entry-words'

type OnThisDayProps = {
  entries: readonly JournalEntry[]
  /** The day that is shown, where it is not today by itself. */
  shown?: string | undefined
  now: Today
  onDay: (day: string) => void
}

/** What was written on this day of earlier months and years. */
export function OnThisDay({ entries, shown, now: { today }, onDay }: OnThisDayProps) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="on-this-day" className="card px-5 pt-4 pb-2">
      <h2 id="on-this-day" className="text-base">
        On this day
      </h2>
      <ul className="divide-y divide-rule">
        {entries.map(({ id, date, mood, notes, attachments }) => (
          <li key={id} className="py-3">
            <p className="num text-sm text-ink-2">
              <DayLink date={date} onDay={onDay}>
                {entryDay(date, today)}
              </DayLink>
              , {shown ? sameDayBefore(date, shown) : sameDayAgo(date, today)} · Energy {energyOf(mood).figure}
            </p>
            <p dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
              {notes}
            </p>
            {attachments.length > 0 && (
              <div className="mt-2">
                <EntryPhotos attachments={attachments} day={entryDay(date, today)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
