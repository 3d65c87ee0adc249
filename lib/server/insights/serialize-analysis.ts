import 'server-only'
import { z } from 'zod'
import { forecast, type GoalAnalysis, type Outlook } from '@/lib/contract/goal-analysis'
import { evidence } from '@/lib/contract/weekly-insight'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type GoalAnalysisRow = Prisma.GoalAnalysisGetPayload<object>

const lines = z.array(z.string())

/** A stored analysis as the contract shows it, with the goal's buffer, which is reckoned anew each time. */
export function serializeAnalysis(row: GoalAnalysisRow, { buffer }: Pick<Outlook, 'buffer'>): GoalAnalysis {
  return {
    goalId: row.goalId,
    title: row.title,
    analysis: row.analysis,
    suggestions: lines.parse(row.suggestions),
    riskLevel: row.riskLevel as Outlook['riskLevel'],
    completionPrediction: row.completionPrediction,
    forecast: forecast.parse(row.forecast),
    buffer,
    source: row.source as GoalAnalysis['source'],
    model: row.model,
    generatedAt: row.generatedAt.toISOString(),
    evidence: z.array(evidence).parse(row.evidence),
  }
}
