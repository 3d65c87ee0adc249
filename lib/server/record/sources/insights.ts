import 'server-only'
import { z } from 'zod'
import { addDays } from '@/lib/contract/calendar'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { Source } from './source'

const lines = z.array(z.string())

/** Weekly insights stand on the first day of their week. */
export const readInsights: Source = async (tx, ids) => {
  const rows = await tx.weeklyInsight.findMany({ where: { id: { in: ids } } })
  const keepers = await keepersOf(
    tx,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => ({
    kind: 'insight',
    sourceId: row.id,
    refId: row.id,
    userId: row.userId,
    goalId: null,
    date: row.weekStart,
    at: row.generatedAt,
    figure: null,
    isDone: null,
    neverSend: tellsOfKept(row.weekStart, keepers.get(row.userId)),
    texts: [
      row.summary,
      ...[row.achievements, row.challenges, row.recommendations, row.nextWeekFocus].flatMap((list) =>
        lines.parse(list),
      ),
      row.moodTrends,
      row.goalProgress,
    ],
  }))
}

type Keeper = { hasGoal: boolean; days: string[]; lastTalks: Date[] }

/** What each of the users keeps from models and clients. */
async function keepersOf(tx: Prisma.TransactionClient, userIds: readonly string[]): Promise<Map<string, Keeper>> {
  const keepers = new Map<string, Keeper>()
  for (const userId of new Set(userIds)) {
    const where = { userId, neverSend: true }
    const [goals, entries, talks] = await Promise.all([
      tx.goal.count({ where }),
      tx.journalEntry.findMany({ where, select: { date: true }, distinct: ['date'] }),
      tx.conversation.findMany({ where, select: { updatedAt: true } }),
    ])
    keepers.set(userId, {
      hasGoal: goals > 0,
      days: entries.map(({ date }) => date),
      lastTalks: talks.map(({ updatedAt }) => updatedAt),
    })
  }
  return keepers
}

/**
 * Whether a week may tell of what is never sent: its words were chosen from all that the built-in coach saw, so the whole
 * of it is kept wherever a mission is, or an entry near its days, or a talk since.
 */
function tellsOfKept(weekStart: string, keeper: Keeper | undefined): boolean {
  if (!keeper) return false
  const [from, to] = [addDays(weekStart, -SEEN_DAYS), addDays(weekStart, SEEN_DAYS)]
  const monday = new Date(`${addDays(weekStart, -1)}T00:00:00Z`)
  return (
    keeper.hasGoal || keeper.days.some((day) => day >= from && day <= to) || keeper.lastTalks.some((at) => at >= monday)
  )
}

/** A week is told from the entries of four weeks, its own among them. */
const SEEN_DAYS = 28
