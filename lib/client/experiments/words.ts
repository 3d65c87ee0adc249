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

/** Why an experiment that is over has no verdict. */
export function endWords({ outcome, goalId }: Pick<Experiment, 'outcome' | 'goalId'>): string {
  const isGone = outcome === 'value' && goalId === null
  return isGone
    ? 'The goal whose values judged it was deleted, so it ended without a verdict.'
    : 'Stopped early, so there is no verdict.'
}

/** What becomes of the experiments that run when their mission is deleted; null where none is its. */
export function lossWords(experiments: readonly Pick<Experiment, 'status' | 'outcome' | 'goalId'>[], goalId: string) {
  const own = experiments.filter((one) => one.status === 'running' && one.goalId === goalId)
  if (own.length === 0) return null
  return own.some(({ outcome }) => outcome === 'value')
    ? 'The experiment that is judged by its values ends without a verdict.'
    : 'The experiment that runs on it goes on: it is judged by your energy.'
}
