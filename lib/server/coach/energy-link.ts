import 'server-only'
import { mean, variance } from 'simple-statistics'
import { checkInsOf } from './check-ins'
import type { InsightGoal, JournalRecord } from './context'
import { rounded } from './count'
import { isMention } from './mentions'

/** How energy on the days with work on a goal differs from the other days. An association, never a cause. */
export type EnergyLink = {
  goal: InsightGoal
  /** Mean energy 1-5 on the days with work on the goal and on the others. */
  withWork: number
  without: number
  daysWithWork: number
  daysWithout: number
  /** Days with an entry. */
  n: number
  /** The entries that speak of the goal, newest first. */
  entries: JournalRecord[]
}

/** With fewer days than this nothing is said. */
const FEWEST_DAYS = 14
const FEWEST_EACH = 4
const SMALLEST_GAP = 0.5
/** Welch's t under which a gap may well be chance. */
const SMALLEST_T = 2

/**
 * The strongest link between a day's energy and work on one of the goals, over the days that have an entry: a check-in
 * on the goal that day, or an entry that speaks of it. Null with under 14 such days, or when nothing stands out. Pure.
 */
export function energyLink(
  goals: readonly InsightGoal[],
  journal: readonly JournalRecord[],
  timeZone: string,
): EnergyLink | null {
  const byDay = new Map<string, JournalRecord[]>()
  for (const entry of journal) byDay.set(entry.date, [...(byDay.get(entry.date) ?? []), entry])
  if (byDay.size < FEWEST_DAYS) return null
  const days = [...byDay].map(([date, entries]) => ({
    date,
    energy: mean(entries.map((entry) => entry.mood)),
    entries,
  }))
  const links = goals.map((goal) => {
    const checkIns = new Set(checkInsOf({ ...goal, values: goal.values.filter(({ value }) => value !== 0) }, timeZone))
    const [worked, other] = parted(
      days,
      (day) => checkIns.has(day.date) || day.entries.some((entry) => isMention(entry, goal)),
    )
    return { goal, worked: worked.map((day) => day.energy), other: other.map((day) => day.energy) }
  })
  const [best] = links
    .filter(({ worked, other }) => Math.min(worked.length, other.length) >= FEWEST_EACH)
    .map((link) => ({ ...link, gap: mean(link.worked) - mean(link.other), t: welchT(link.worked, link.other) }))
    .filter(({ gap, t }) => Math.abs(gap) >= SMALLEST_GAP && t >= SMALLEST_T)
    .sort((a, b) => b.t - a.t)
  if (!best) return null
  return {
    goal: best.goal,
    withWork: rounded(mean(best.worked)),
    without: rounded(mean(best.other)),
    daysWithWork: best.worked.length,
    daysWithout: best.other.length,
    n: days.length,
    entries: journal.filter((entry) => isMention(entry, best.goal)),
  }
}

function parted<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

function welchT(a: number[], b: number[]): number {
  const error = Math.sqrt(variance(a) / a.length + variance(b) / b.length)
  // Days that never vary would make any gap certain.
  return Math.abs(mean(a) - mean(b)) / Math.max(error, 0.1)
}
