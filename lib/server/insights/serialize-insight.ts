import 'server-only'
import { z } from 'zod'
import { evidence, type WeeklyInsight } from '@/lib/contract/weekly-insight'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type WeeklyInsightRow = Prisma.WeeklyInsightGetPayload<object>

const lines = z.array(z.string())

/** The weekly insight as it is stored; whether it is behind the record is known only when it is read. */
export function serializeWeeklyInsight(row: WeeklyInsightRow): Omit<WeeklyInsight, 'stale'> {
  return {
    id: row.id,
    weekStart: row.weekStart,
    summary: row.summary,
    achievements: lines.parse(row.achievements),
    challenges: lines.parse(row.challenges),
    recommendations: lines.parse(row.recommendations),
    moodTrends: row.moodTrends,
    goalProgress: row.goalProgress,
    nextWeekFocus: lines.parse(row.nextWeekFocus),
    source: row.source as WeeklyInsight['source'],
    model: row.model,
    generatedAt: row.generatedAt.toISOString(),
    evidence: z.array(evidence).parse(row.evidence),
  }
}
