import type { Today } from '@/lib/client/time/calendar'
import { rhythmWeeks } from '@/lib/client/values/rhythm-days'
import type { Goal } from '@/lib/contract/goal'
import type { Datapoint, Rhythm } from '@/lib/contract/measure'

const COLUMN = 24
const DOT = 4
const ROW = 11
const LINE = 44

type RhythmStripProps = { goal: Goal; rhythm: Rhythm; values: readonly Datapoint[]; now: Today }

/** Twelve weeks of a rhythm at a glance: a column of days each, and under them the line of its score. */
export function RhythmStrip({ goal, rhythm, values, now }: RhythmStripProps) {
  const weeks = rhythmWeeks(goal, rhythm, values, now)
  const [width, days] = [weeks.length * COLUMN, 7 * ROW]
  const x = (week: number) => week * COLUMN + COLUMN / 2
  const y = (score: number) => days + 8 + LINE - (LINE * score) / 100
  const scores = weeks.flatMap(({ score }, week) => (score === null ? [] : [{ x: x(week), y: y(score), score }]))
  const last = scores.at(-1)
  return (
    <figure className="grid gap-1">
      <svg viewBox={`0 0 ${width} ${days + LINE + 16}`} className="w-full max-w-sm" aria-hidden="true">
        {weeks.map((week, column) =>
          week.days.map(({ date, isDone, isDay, isToCome }, row) => (
            <circle
              key={date}
              cx={x(column)}
              cy={row * ROW + ROW / 2}
              r={DOT}
              fill={isDone ? 'var(--ok)' : 'none'}
              stroke={isDone ? 'var(--ok)' : 'var(--rule-strong)'}
              strokeDasharray={isDay ? undefined : '2 2'}
              opacity={isToCome ? 0.3 : 1}
            />
          )),
        )}
        <path d={`M0 ${y(0)}H${width}`} stroke="var(--rule)" />
        <polyline
          points={scores.map((point) => `${point.x},${point.y}`).join(' ')}
          fill="none"
          stroke="var(--ok)"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
        {last && <circle cx={last.x} cy={last.y} r="3" fill="var(--ok)" />}
      </svg>
      <figcaption className="num text-sm text-ink-3">
        Twelve weeks, Monday on top; the line is the score{last ? `, ${last.score} now` : ''}.
      </figcaption>
    </figure>
  )
}
