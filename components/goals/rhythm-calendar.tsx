import { Check } from 'lucide-react'
import { cn } from '@/lib/client/screen/cn'
import { dayName, type Today } from '@/lib/client/time/calendar'
import { useCountDay, useValues } from '@/lib/client/values/api'
import { type RhythmDay, rhythmDays } from '@/lib/client/values/rhythm-days'
import type { Goal } from '@/lib/contract/goal'
import type { Rhythm } from '@/lib/contract/measure'
import { RhythmStrip } from './rhythm-strip'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** The last six weeks of a rhythm, where a press says that a day was done and another takes it back, and twelve at a glance. */
export function RhythmCalendar({ goal, rhythm, now }: { goal: Goal; rhythm: Rhythm; now: Today }) {
  const goalId = goal.id
  const { data: values = [] } = useValues(goalId)
  const count = useCountDay(goal)
  const weeks = rhythmDays(rhythm, values, now.today)
  return (
    <div className="grid gap-4">
      <table className="w-full max-w-sm table-fixed text-center text-xs">
        <caption className="sr-only">The last six weeks, day by day</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 font-medium text-ink-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.date}>
              {days.map((day) => (
                <td key={day.date} className="p-0.5">
                  <DayButton
                    day={day}
                    today={now.today}
                    onPress={() => count.mutate({ date: day.date, isDone: !day.isDone })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RhythmStrip goal={goal} rhythm={rhythm} values={values} now={now} />
    </div>
  )
}

type DayButtonProps = { day: RhythmDay; today: string; onPress: () => void }

function DayButton({ day: { date, sum, isDone, isDay, isToCome }, today, onPress }: DayButtonProps) {
  const state = isDone ? 'done' : sum > 0 ? `${sum} done` : 'not done'
  const number = Number(date.slice(8))
  if (isToCome) return <span className="num grid h-9 place-items-center text-ink-3">{number}</span>
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={`${dayName(date, today)}, ${state}`}
      onClick={onPress}
      className={cn(
        'num relative grid h-9 w-full place-items-center rounded-control border pointer-coarse:h-11',
        isDone ? 'border-ok bg-ok-soft font-medium text-ink' : 'border-rule text-ink-2 hover:border-rule-strong',
        !isDay && !isDone && 'border-dashed text-ink-3',
        date === today && 'outline-2 outline-offset-1 outline-ink-3',
      )}
    >
      {number}
      {isDone && <Check aria-hidden="true" className="absolute right-0.5 bottom-0.5 size-3 text-ok" />}
    </button>
  )
}
