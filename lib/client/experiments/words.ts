import { counted, dayName } from '@/lib/client/time/calendar'
import type { Experiment } from '@/lib/contract/experiment'

/** What a running experiment asks of today: to do it or to leave it out; null before it begins. */
export function ofToday({ days }: Pick<Experiment, 'days'>, today: string): Experiment['days'][number] | null {
  return days.find(({ date }) => date === today) ?? null
}

/** `Day 9 of 28, until 12 Dec.` and how many of the days so far lack an outcome. */
export function courseWords({ days, outcome, endsOn, startsOn }: Experiment, today: string): string {
  if (today < startsOn) return `Begins ${dayName(startsOn, today)}.`
  const past = days.filter(({ date }) => date < today)
  const missing = past.filter((day) => day.outcome === null).length
  const place = `Day ${Math.min(past.length + 1, days.length)} of ${days.length}, until ${dayName(endsOn, today)}.`
  if (missing === 0) return place
  const lack = outcome === 'energy' ? 'have no energy logged' : 'have no value'
  return `${place} ${counted(missing, 'day')} ${missing === 1 ? lack.replace('have', 'has') : lack}.`
}
