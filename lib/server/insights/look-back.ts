import 'server-only'
import { addDays, dateIn, daysBetween, startOfDay } from '@/lib/contract/calendar'
import type { Domain } from '@/lib/contract/domains'
import type { LookBack, MonthlyInsight } from '@/lib/contract/look-back'
import type { Measure } from '@/lib/contract/measure'
import { type Counted, progressOf, readingOf } from '@/lib/contract/measure-reading'
import { insightMessages } from '@/lib/contract/messages/insights'
import { careLevels } from '@/lib/server/coach/care-levels'
import { checkInsOf } from '@/lib/server/coach/check-ins'
import { db } from '@/lib/server/db/client'
import { invalid } from '@/lib/server/errors'
import { countedValuesOf, measureOf } from '@/lib/server/goals/measure/counted-values'
import { serializeValue } from '@/lib/server/goals/measure/serialize-value'
import { serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { storedMilestones } from '@/lib/server/goals/stored-goal'
import { standing } from '@/lib/server/goals/take-back'
import { energyOfDays } from '@/lib/server/journal/energy'
import type { UserRow } from '@/lib/server/users/serialize-user'

const MOST_MOVES = 5_000
const MOST_GOALS = 500
const BEST = 3
const MOST_MILESTONES = 12
const CANDIDATES = 40
const BEST_MOOD = 4
const LONGEST_MONTH = 31

type Moment = Date | null
type GoalOfSpan = {
  id: string
  title: string
  domain: string
  isCompleted: boolean
  completedAt: Moment
  milestones: unknown
}
type Within = (at: Date) => boolean

/** What the record tells of the days from `from` to `to`, both the user's. */
export async function lookBackOn(user: UserRow, from: string, to: string): Promise<LookBack> {
  const { timeZone, id: userId } = user
  const [start, end] = [startOfDay(timeZone, from), startOfDay(timeZone, addDays(to, 1))]
  const within: Within = (at) => at >= start && at < end
  const values = (
    await db.datapoint.findMany({
      where: { userId, date: { gte: from, lte: to } },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
      take: MOST_MOVES,
    })
  ).map(serializeValue)
  const [days, moves, goals, best] = await Promise.all([
    energyOfDays(user, from, to),
    db.progressEvent.findMany({
      where: { userId, at: { gte: start, lt: end }, ...standing },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      take: MOST_MOVES,
    }),
    db.goal.findMany({
      where: {
        userId,
        OR: [
          { createdAt: { lt: end }, updatedAt: { gte: start } },
          { id: { in: [...new Set(values.map(({ goalId }) => goalId))] } },
        ],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: {
        id: true,
        title: true,
        domain: true,
        isCompleted: true,
        completedAt: true,
        milestones: true,
        measure: true,
      },
      take: MOST_GOALS,
    }),
    bestEntries(userId, from, to),
  ])
  const entries = sum(days.map((day) => day.entries))
  const moved = new Set(values.map(({ goalId }) => goalId))
  const measured = goals.filter((goal) => moved.has(goal.id) && measureOf(goal) !== null)
  const counted = await countedValuesOf(
    db,
    measured.map(({ id }) => id),
    to,
  )
  const told = goals.map((goal) => {
    const own = values.filter(({ goalId }) => goalId === goal.id)
    const history = moves.filter(({ goalId, source }) => goalId === goal.id && source !== 'import')
    const { measure } = goal
    const checkIns = checkInsOf({ measure, history: history.map(serializeProgressEvent), values: own }, timeZone)
    const target = own.length > 0 ? measureOf(goal) : null
    const way = target
      ? wayOf(target, counted.get(goal.id) ?? [], from, to)
      : { from: history[0]?.oldProgress ?? null, to: history.at(-1)?.newProgress ?? null }
    return { goal, ...way, checkInDays: checkIns }
  })
  return {
    from,
    to,
    entries,
    daysWritten: days.length,
    energy: entries === 0 ? null : Math.round((sum(days.map((day) => day.mean * day.entries)) / entries) * 10) / 10,
    checkIns: sum(told.map(({ checkInDays }) => checkInDays.length)),
    checkInDays: [...new Set(told.flatMap(({ checkInDays }) => checkInDays))].sort(),
    stepsDone: sum(goals.map((goal) => stepsDone(goal, within))),
    goals: movesOf(told, within),
    days,
    milestones: milestonesDone(goals, within, timeZone),
    best,
  }
}

/**
 * A month of the user's, by default the current one up to today, beside the one before: beside as many days of it, where
 * the month is running.
 *
 * @throws AppError `validation_failed` for a month to come
 */
export async function monthlyInsight(user: UserRow, asked: string | undefined): Promise<MonthlyInsight> {
  const today = dateIn(user.timeZone, new Date())
  const month = asked ?? today.slice(0, 7)
  if (month > today.slice(0, 7)) throw invalid({ month: [insightMessages.field.monthToCome] })
  const from = `${month}-01`
  const last = addDays(`${monthAfter(month)}-01`, -1)
  const lastBefore = addDays(from, -1)
  const to = [last, today].toSorted()[0] ?? today
  const fromBefore = `${lastBefore.slice(0, 7)}-01`
  const sameDay = addDays(fromBefore, daysBetween(from, to))
  const toBefore = to === last || sameDay > lastBefore ? lastBefore : sameDay
  const [now, { daysWritten, entries, energy, checkIns, stepsDone: steps }] = await Promise.all([
    lookBackOn(user, from, to),
    lookBackOn(user, fromBefore, toBefore),
  ])
  return { month, ...now, before: { to: toBefore, daysWritten, entries, energy, checkIns, stepsDone: steps } }
}

function monthAfter(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7)
}

/** What the values of the days from `from` to `to` did to a goal's progress, whenever they were written down. */
function wayOf(measure: Measure, values: readonly Counted[], from: string, to: string): Omit<Way, 'checkInDays'> {
  const progressBy = (isIn: (date: string) => boolean) =>
    progressOf(
      measure,
      readingOf(
        measure,
        values.filter(({ date }) => isIn(date)),
      ),
    )
  return { from: progressBy((date) => date < from), to: progressBy((date) => date <= to) }
}

type Way = { from: number | null; to: number | null; checkInDays: string[] }

function movesOf(told: readonly (Way & { goal: GoalOfSpan })[], within: Within): LookBack['goals'] {
  return told
    .flatMap(({ goal, from, to, checkInDays: { length: checkIns } }) => {
      const isCompleted = goal.isCompleted && goal.completedAt !== null && within(goal.completedAt)
      if (from === null && !isCompleted) return []
      const { id: goalId, title } = goal
      return [{ goalId, title, domain: goal.domain as Domain, from: from ?? 100, to: to ?? 100, checkIns, isCompleted }]
    })
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
}

function milestonesDone(goals: readonly GoalOfSpan[], within: Within, timeZone: string): LookBack['milestones'] {
  return goals
    .flatMap((goal) =>
      storedMilestones.parse(goal.milestones).flatMap(({ title, isCompleted, completedAt }) => {
        const at = isCompleted && completedAt !== null ? new Date(completedAt) : null
        return at && within(at) ? [{ goalId: goal.id, goal: goal.title, title, date: dateIn(timeZone, at) }] : []
      }),
    )
    .sort((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, MOST_MILESTONES)
}

function stepsDone({ milestones }: GoalOfSpan, within: Within): number {
  return storedMilestones
    .parse(milestones)
    .filter(({ isCompleted, completedAt }) => isCompleted && completedAt !== null && within(new Date(completedAt)))
    .length
}

/**
 * The best days of a month; of a longer span the best of each third, so that a year is remembered by more than its last
 * week, and where a third has none, more of the others. Among days of one energy the one that was written most about. What is explicitly in words of
 * crisis is no one's best day.
 */
async function bestEntries(userId: string, from: string, to: string): Promise<LookBack['best']> {
  const days = daysBetween(from, to) + 1
  if (days <= LONGEST_MONTH) return (await bestOfSpan(userId, from, to)).sort(byDate)
  const edges = Array.from({ length: BEST + 1 }, (_, at) => addDays(from, Math.round((days * at) / BEST)))
  const thirds = await Promise.all(
    edges.slice(1).map((end, at) => bestOfSpan(userId, edges[at] ?? from, addDays(end, -1))),
  )
  const first = thirds.flatMap((third) => third.slice(0, 1))
  const rest = thirds.flatMap((third) => third.slice(1)).sort(byMerit)
  return [...first, ...rest].slice(0, BEST).sort(byDate)
}

function byDate(one: KeptEntry, other: KeptEntry): number {
  return one.date < other.date ? -1 : 1
}

type KeptEntry = LookBack['best'][number]

async function bestOfSpan(userId: string, from: string, to: string): Promise<KeptEntry[]> {
  const candidates = await db.journalEntry.findMany({
    where: { userId, date: { gte: from, lte: to }, mood: { gte: BEST_MOOD } },
    orderBy: [{ mood: 'desc' }, { date: 'asc' }, { id: 'asc' }],
    select: { id: true, date: true, mood: true, notes: true },
    take: CANDIDATES,
  })
  const levels = await careLevels(candidates.map(({ notes }) => notes))
  return candidates
    .filter((_, at) => levels[at] === null)
    .sort(byMerit)
    .slice(0, BEST)
}

function byMerit(one: KeptEntry, other: KeptEntry): number {
  return other.mood - one.mood || other.notes.length - one.notes.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
