import 'server-only'
import { dateIn, startOfDay } from '@/lib/contract/calendar'
import type { CoachUsage } from '@/lib/contract/coach'
import { db } from '@/lib/server/db/client'
import { env } from '@/lib/server/env'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { isModelOf } from './coach-of'
import { budgetState } from './token-budget'

/**
 * What the user's coach has cost since the first of the month in which `now` falls in their zone, in tokens, and what
 * is left of the budgets, whose days and months are UTC's.
 */
export async function usageOfMonth(user: UserRow, now: Date): Promise<CoachUsage> {
  const month = dateIn(user.timeZone, now).slice(0, 7)
  const [isModel, { _count, _sum }, { spent, usedToday }] = await Promise.all([
    isModelOf(user),
    db.tokenUsage.aggregate({
      where: { userId: user.id, at: { gte: startOfDay(user.timeZone, `${month}-01`) } },
      _count: true,
      _sum: { inputTokens: true, cacheReadTokens: true, cacheCreationTokens: true, outputTokens: true },
    }),
    budgetState(user.id, now),
  ])
  const { inputTokens, cacheReadTokens, cacheCreationTokens, outputTokens } = _sum
  return {
    month,
    calls: _count,
    inputTokens: (inputTokens ?? 0) + (cacheReadTokens ?? 0) + (cacheCreationTokens ?? 0),
    outputTokens: outputTokens ?? 0,
    today: { budget: env.AI_DAILY_TOKEN_BUDGET ?? null, used: usedToday },
    spent: isModel ? spent : null,
  }
}
