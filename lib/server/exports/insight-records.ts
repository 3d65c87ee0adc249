import 'server-only'
import type { InsightRecord } from '@/lib/contract/exports'
import { db } from '@/lib/server/db/client'
import { serializeWeeklyInsight } from '@/lib/server/insights/serialize-insight'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { allWeeklyInsights } from './rows'

/** The weekly insights, oldest first, then the goal analyses as they stand. */
export async function* insightRecords(user: UserRow): AsyncGenerator<InsightRecord> {
  for (const row of await allWeeklyInsights(user.id)) {
    const createdAt = row.generatedAt.toISOString()
    yield { createdAt, type: 'weekly', coachStyle: row.coachStyle, data: JSON.stringify(serializeWeeklyInsight(row)) }
  }
  const analyses = await db.goalAnalysis.findMany({ where: { userId: user.id }, orderBy: { generatedAt: 'asc' } })
  const newest = analyses.at(-1)
  if (!newest) return
  const items = analyses.map(({ goalId, title, analysis, suggestions, riskLevel, completionPrediction, source }) => {
    return { goalId, title, analysis, suggestions, riskLevel, completionPrediction, source }
  })
  const createdAt = newest.generatedAt.toISOString()
  yield { createdAt, type: 'goals', coachStyle: user.selectedLeader, data: JSON.stringify(items) }
}
