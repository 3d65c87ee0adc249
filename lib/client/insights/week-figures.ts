import { dayOf } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import type { EnergyYear } from '@/lib/contract/energy'
import type { Goal } from '@/lib/contract/goal'

/** A figure of a week beside that of the week before; null where nothing is known of it. */
export type WeekFigure = { label: string; now: string | null; before: string | null }

/** How far back `checkIns` of the year's energy goes, in days. */
const CHECK_INS_KNOWN = 90

/** What a week came to in four figures. `milestones` are those of all goals. */
export function weekFigures(
  year: EnergyYear,
  milestones: readonly Pick<Goal['milestones'][number], 'completedAt'>[],
  monday: string,
  timeZone: string,
): WeekFigure[] {
  const done = milestones.flatMap(({ completedAt }) => (completedAt ? [dayOf(completedAt, timeZone)] : []))
  const checkInsFrom = addDays(year.to, -CHECK_INS_KNOWN)
  const of = (start: string) => {
    const isIn = (date: string) => date >= start && date < addDays(start, 7)
    const days = year.days.filter(({ date }) => isIn(date))
    const entries = days.reduce((sum, day) => sum + day.entries, 0)
    const energy = days.reduce((sum, day) => sum + day.mean * day.entries, 0)
    const isKnown = start >= year.from
    return {
      energy: entries > 0 ? (energy / entries).toFixed(1) : null,
      entries: isKnown ? String(entries) : null,
      checkIns: start >= checkInsFrom ? String(year.checkIns.filter(isIn).length) : null,
      steps: String(done.filter(isIn).length),
    }
  }
  const [week, last] = [of(monday), of(addDays(monday, -7))]
  return [
    { label: 'Energy', now: week.energy, before: last.energy },
    { label: 'Entries', now: week.entries, before: last.entries },
    { label: 'Days with a check-in', now: week.checkIns, before: last.checkIns },
    { label: 'Milestones done', now: week.steps, before: last.steps },
  ]
}
