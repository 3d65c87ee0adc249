import { addDays } from './calendar'
import { counted } from './day-words'
import type { Rhythm, RhythmStanding } from './measure'
import { periodAfter, periodStart } from './periods'
import { isDayOf, isRhythmBehind } from './rhythm'

/** What the running week or month of a rhythm still asks for: so many times, on so many days that are left for it. */
export type Spare = { left: number; days: number }

/** What is left to do in the running period, of which a day that has its word is over. Null for what is done by the day. */
export function spareOf(rhythm: Rhythm, { now, today: said }: RhythmStanding, today: string): Spare | null {
  const { per, times } = rhythm
  if (per === 'day') return null
  const end = periodAfter(periodStart(today, per), per)
  let days = 0
  for (let date = said === null ? today : addDays(today, 1); date < end; date = addDays(date, 1)) {
    if (isDayOf(rhythm, date)) days += 1
  }
  return { left: Math.max(0, Math.ceil(times - now)), days }
}

/**
 * How much room a rhythm has: "On course; you can miss 2 more days this week", and of one that is behind by its score
 * the room alone. What cannot be done any more is told as what still can. Null where there is nothing left to do or to
 * say.
 */
export function spareWords(rhythm: Rhythm, standing: RhythmStanding, today: string, score: number): string | null {
  const spare = spareOf(rhythm, standing, today)
  if (spare === null || spare.left === 0 || spare.days === 0) return null
  const { left, days } = spare
  const { per, times } = rhythm
  if (days < left) return `${standing.now + days} of ${times} can still be done this ${per}.`
  if (per === 'month') return `${left} more this month, with ${counted(days, 'day')} left.`
  if (days > left) {
    const room = `can miss ${counted(days - left, 'more day')} this week.`
    return isRhythmBehind(score, standing) ? `You ${room}` : `On course; you ${room}`
  }
  return days === 1 ? 'Needs the last day of this week.' : `Needs each of the ${days} days left this week.`
}
