import { dayOf, type Today } from '@/lib/client/time/calendar'
import { addDays, mondayOf } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { reviewedMonday } from '@/lib/contract/reviewed-week'

/** The week after the one that is reviewed, for which the review sets three steps. */
export type WeekToSet = { monday: string; name: 'next week' | 'this week' }

/** Which week a review that is made today sets. */
export function weekToSet(goals: readonly Pick<Goal, 'createdAt'>[], { today, timeZone }: Today): WeekToSet {
  const days = goals.map(({ createdAt }) => dayOf(createdAt, timeZone)).sort()
  const monday = addDays(reviewedMonday(today, days[0] ?? null), 7)
  return { monday, name: monday === mondayOf(today) ? 'this week' : 'next week' }
}

/** `Next week’s three`, as it begins a line. */
export function threeOf({ name }: WeekToSet): string {
  return `${name === 'this week' ? 'This' : 'Next'} week’s three`
}
