import 'server-only'
import { mean, sum } from 'simple-statistics'
import { type Measure, measure } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type ExperimentRow, storedDays } from './serialize-experiment'

type Asked = Pick<ExperimentRow, 'outcome' | 'goalId' | 'startsOn' | 'endsOn'>

/** What came of each day: the mean energy of its entries, or what a goal's values of the day come to. */
export async function outcomesOf(user: UserRow, asked: Asked): Promise<Map<string, number>> {
  const date = { gte: asked.startsOn, lte: asked.endsOn }
  if (asked.outcome === 'energy') {
    const days = await db.journalEntry.groupBy({ by: ['date'], where: { userId: user.id, date }, _avg: { mood: true } })
    return new Map(days.flatMap((day) => (day._avg.mood === null ? [] : [[day.date, Number(day._avg.mood)] as const])))
  }
  if (asked.goalId === null) return new Map()
  const rows = await db.datapoint.findMany({
    where: { goalId: asked.goalId, date },
    select: { date: true, value: true },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  })
  const byDay = new Map<string, number[]>()
  for (const row of rows) byDay.set(row.date, [...(byDay.get(row.date) ?? []), row.value])
  const isLevel = (await countedBy(asked.goalId))?.kind === 'level'
  return new Map([...byDay].map(([day, values]) => [day, isLevel ? mean(values) : sum(values)]))
}

/** Whether less is better: a level that is to come down. */
export async function isLessBetter(goalId: string | null): Promise<boolean> {
  const counted = goalId === null ? null : await countedBy(goalId)
  return counted?.kind === 'level' && counted.target < counted.start
}

async function countedBy(goalId: string): Promise<Measure | null> {
  const goal = await db.goal.findUnique({ where: { id: goalId }, select: { measure: true } })
  return measure.nullable().parse(goal?.measure ?? null)
}

/** The days with what came of them. */
export async function daysWithOutcomes(user: UserRow, row: ExperimentRow) {
  const outcomes = await outcomesOf(user, row)
  return storedDays.parse(row.days).map((day) => ({ ...day, outcome: outcomes.get(day.date) ?? null }))
}
