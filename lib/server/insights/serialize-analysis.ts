import 'server-only'
import { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import { forecast, type GoalAnalysis, type Outlook } from '@/lib/contract/goal-analysis'
import { evidence } from '@/lib/contract/weekly-insight'
import type { InsightGoal } from '@/lib/server/coach/context'
import { newDateOf } from '@/lib/server/coach/on-track-date'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type GoalAnalysisRow = Prisma.GoalAnalysisGetPayload<object>

const lines = z.array(z.string())

/** A stored analysis as the contract shows it, with the goal's buffer and new date, which are reckoned anew each time. */
export function serializeAnalysis(
  row: GoalAnalysisRow,
  goal: InsightGoal,
  { timeZone }: UserRow,
  now: Date,
): GoalAnalysis {
  return {
    goalId: row.goalId,
    title: row.title,
    analysis: row.analysis,
    suggestions: lines.parse(row.suggestions),
    riskLevel: row.riskLevel as Outlook['riskLevel'],
    completionPrediction: row.completionPrediction,
    forecast: forecast.parse(row.forecast),
    buffer: goal.outlook.buffer,
    newDate: newDateOf(goal, dateIn(timeZone, now), timeZone),
    source: row.source as GoalAnalysis['source'],
    model: row.model,
    generatedAt: row.generatedAt.toISOString(),
    evidence: z.array(evidence).parse(row.evidence),
  }
}
