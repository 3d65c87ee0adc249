import { domainColor } from '@/components/shared/domain-mark'
import { dayName, dayOf, type Today } from '@/lib/client/calendar'
import { historyText, progressSteps, steppedPath } from '@/lib/client/goal-history'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'

const ticks = [100, 50, 0] as const

/** Progress over time as a stepped line. Who does not see it reads the sentence under it and the ledger. */
export function HistoryChart({ goal, events, now }: { goal: Goal; events: readonly ProgressEvent[]; now: Today }) {
  const steps = progressSteps(events, goal.createdAt, goal.completedAt ? Date.parse(goal.completedAt) : Date.now())
  const start = steps[0]?.at ?? 0
  const end = steps.at(-1)?.at ?? start
  // Both axes run from 0 to 100: the plot stretches to its box, its labels and dots do not.
  const x = (at: number) => Math.round(((at - start) / Math.max(1, end - start)) * 1000) / 10
  const y = (progress: number) => 100 - progress
  const day = (at: number) => dayName(dayOf(new Date(at).toISOString(), now.timeZone), now.today)
  const color = domainColor(goal.domain)
  return (
    <figure className="grid gap-3">
      <div aria-hidden="true" className="num grid grid-cols-[2.75rem_minmax(0,1fr)] pt-2 font-mono text-xs text-ink-3">
        <div className="flex h-40 flex-col justify-between">
          {ticks.map((tick) => (
            <span key={tick} className="-my-2">
              {tick}%
            </span>
          ))}
        </div>
        <div className="relative mr-1.5 h-40">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100"
                y1={y(tick)}
                y2={y(tick)}
                className="stroke-rule"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path
              d={steppedPath(steps, x, y)}
              fill="none"
              stroke={color}
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {events.map((event) => (
            <span
              key={event.id}
              className="absolute -mt-1.5 -ml-1.5 size-3 rounded-full border-2 border-surface"
              style={{ left: `${x(Date.parse(event.at))}%`, top: `${y(event.newProgress)}%`, background: color }}
            />
          ))}
        </div>
        <div className="col-start-2 mt-2.5 flex justify-between">
          <span>{day(start)}</span>
          <span>{day(end)}</span>
        </div>
      </div>
      <figcaption className="text-sm text-ink-2">{historyText(events, now)}</figcaption>
    </figure>
  )
}
