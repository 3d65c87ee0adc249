import 'server-only'
import type { CoachUsage } from '@/lib/contract/coach'
import { dateIn, startOfDay } from '@/lib/server/calendar'
import { db } from '@/lib/server/db'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** What the user's coach has cost since the first of the month in which `now` falls in their zone, in tokens. */
export async function usageOfMonth(user: UserRow, now: Date): Promise<CoachUsage> {
  const month = dateIn(user.timeZone, now).slice(0, 7)
  const { _count, _sum } = await db.tokenUsage.aggregate({
    where: { userId: user.id, at: { gte: startOfDay(user.timeZone, `${month}-01`) } },
    _count: true,
    _sum: { inputTokens: true, cacheReadTokens: true, cacheCreationTokens: true, outputTokens: true },
  })
  const { inputTokens, cacheReadTokens, cacheCreationTokens, outputTokens } = _sum
  return {
    month,
    calls: _count,
    inputTokens: (inputTokens ?? 0) + (cacheReadTokens ?? 0) + (cacheCreationTokens ?? 0),
    outputTokens: outputTokens ?? 0,
  }
}
