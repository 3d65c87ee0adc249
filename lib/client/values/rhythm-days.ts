import { dayOf, type Today } from '@/lib/client/time/calendar'
import { addDays, mondayOf } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Datapoint, Rhythm } from '@/lib/contract/measure'
import { closedScoreOf, countsOf, isDayOf } from '@/lib/contract/rhythm'

const WEEKS = 6

/** A day of a rhythm's calendar: what was done on it, and whether it counts and can be answered. */
export type RhythmDay = { date: string; sum: number; isDone: boolean; isDay: boolean; isToCome: boolean }

/** The last weeks of a rhythm, six where no number is given, the running one last, each from Monday to Sunday. */
export function rhythmDays(
  rhythm: Rhythm,
  values: readonly Pick<Datapoint, 'date' | 'value'>[],
  today: string,
  weeks = WEEKS,
): RhythmDay[][] {
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  const needed = neededOn(rhythm)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(first, 7 * week + day)
      const sum = values.filter((value) => value.date === date).reduce((total, { value }) => total + value, 0)
      return { date, sum, isDone: sum >= needed, isDay: isDayOf(rhythm, date), isToCome: date > today }
    }),
  )
}

const STRIP_WEEKS = 12

/** A week of a rhythm's strip: its days, and the score at its end, null before the rhythm began. */
export type RhythmWeek = { days: RhythmDay[]; score: number | null }

/** The last twelve weeks of a rhythm, the running one last with the score of now. */
export function rhythmWeeks(
  goal: Pick<Goal, 'createdAt' | 'pausedAt' | 'pausedUntil' | 'pauses' | 'progress'>,
  rhythm: Rhythm,
  values: readonly Pick<Datapoint, 'date' | 'value'>[],
  { today, timeZone }: Today,
): RhythmWeek[] {
  const createdOn = dayOf(goal.createdAt, timeZone)
  const open = goal.pausedAt === null ? [] : [{ from: dayOf(goal.pausedAt, timeZone), until: goal.pausedUntil }]
  const course = { rhythm, createdOn, counts: countsOf(rhythm, values), pauses: [...goal.pauses, ...open] }
  const begun = [createdOn, course.counts.first ?? createdOn].sort()[0] as string
  return rhythmDays(rhythm, values, today, STRIP_WEEKS).map((days) => {
    const monday = days[0]?.date ?? today
    const next = addDays(monday, 7)
    if (next > today) return { days, score: goal.progress }
    return { days, score: next <= begun ? null : closedScoreOf(course, next) }
  })
}

/** How much makes a day done: all of a daily rhythm, once of any other. */
function neededOn({ per, times }: Rhythm): number {
  return per === 'day' ? times : 1
}
