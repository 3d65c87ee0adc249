import 'server-only'
import { addDays, dateIn, daysBetween, startOfDay } from '@/lib/contract/calendar'
import type { LookBack, YearInLines, YearMonth } from '@/lib/contract/look-back'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { historiesOf } from './histories'
import { lookBackOn } from './look-back'
import { yearClaims } from './year-claims'

/** A page holds no more lines than this. */
const MOST_GOALS = 40

/** A year of the user's, `YYYY`, up to today: its figures, its months, and a line for each goal that moved. */
export async function yearInLines(user: UserRow, year: string, today: string): Promise<YearInLines> {
  const from = `${year}-01-01`
  const to = [`${year}-12-31`, today].toSorted()[0] ?? today
  const { goals: moved, ...review } = await lookBackOn(user, from, to)
  const shown = moved.slice(0, MOST_GOALS)
  const ids = shown.map(({ goalId }) => goalId)
  const [histories, rows] = await Promise.all([
    historiesOf(user.id, ids, startOfDay(user.timeZone, addDays(to, 1))),
    db.goal.findMany({ where: { userId: user.id, id: { in: ids } }, select: { id: true, createdAt: true } }),
  ])
  const setOn = new Map(rows.map(({ id, createdAt }) => [id, daysBetween(from, dateIn(user.timeZone, createdAt))]))
  const goals = shown.map((goal) => {
    const moves = (histories.get(goal.goalId) ?? []).map(({ at, newProgress }) => ({
      day: daysBetween(from, dateIn(user.timeZone, new Date(at))),
      progress: newProgress,
    }))
    const within = moves.filter(({ day }) => day >= 0)
    // From where it was set, or the year began: its first move would stand there as a stroke upright.
    const start = Math.max(0, Math.min(setOn.get(goal.goalId) ?? 0, within[0]?.day ?? 0))
    return { ...goal, line: [{ day: start, progress: goal.from }, ...within] }
  })
  const months = monthsOf(review)
  return {
    ...review,
    year,
    months,
    goals,
    claims: await yearClaims(user.id, { months, days: review.days, goals: shown }),
  }
}

function monthsOf({ from, to, days }: Pick<LookBack, 'from' | 'to' | 'days'>): YearMonth[] {
  const months = Array.from(
    { length: Number(to.slice(5, 7)) },
    (_, at) => `${from.slice(0, 4)}-${String(at + 1).padStart(2, '0')}`,
  )
  return months.map((month) => {
    const own = days.filter(({ date }) => date.startsWith(month))
    const entries = own.reduce((sum, day) => sum + day.entries, 0)
    const moods = own.reduce((sum, day) => sum + day.mean * day.entries, 0)
    return { month, entries, energy: entries === 0 ? null : Math.round((moods / entries) * 10) / 10 }
  })
}
