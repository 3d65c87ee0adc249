import { dayName, dayOf, type Today, timeOf } from '@/lib/client/calendar'
import { cn } from '@/lib/client/cn'
import { sourceNames } from '@/lib/client/goal-history'
import type { ProgressEvent } from '@/lib/contract/goal'

/** Every change with its reason, newest first. */
export function HistoryLedger({ events, now }: { events: readonly ProgressEvent[]; now: Today }) {
  return (
    <ol className="divide-y divide-rule border-t border-rule" aria-label="Changes, newest first">
      {events.toReversed().map((event) => (
        <Entry key={event.id} event={event} now={now} />
      ))}
    </ol>
  )
}

function Entry({ event, now: { today, timeZone } }: { event: ProgressEvent; now: Today }) {
  const { at, oldProgress, newProgress, reasoning, source } = event
  const day = dayName(dayOf(at, timeZone), today)
  const tone = newProgress > oldProgress ? 'text-ok' : newProgress < oldProgress ? 'text-bad' : 'text-ink-2'
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="num font-mono text-xs/6 text-ink-3">
        {day}, {timeOf(at, timeZone)}
      </time>
      <div className="min-w-0">
        <p className={cn('num font-semibold', tone)}>
          {oldProgress === newProgress ? `Stays at ${newProgress}%` : `${oldProgress}% → ${newProgress}%`}
        </p>
        {reasoning && (
          <p dir="auto" className="text-sm text-ink-2 wrap-anywhere">
            {reasoning}
          </p>
        )}
        <p className="text-xs text-ink-3">{sourceNames[source]}</p>
      </div>
    </li>
  )
}
