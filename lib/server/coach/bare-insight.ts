import 'server-only'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { InsightGoal } from './context'
import { crisisReply } from './safety'

/** A week of which nothing that was drafted could be proven. */
export function bareWeek(): WeeklyInsightDraft {
  return {
    summary: 'There is nothing sure to say about this week yet.',
    achievements: [],
    challenges: [],
    recommendations: [],
    moodTrends: 'Your entries are kept as you wrote them.',
    goalProgress: 'Your goals are kept as they are.',
    nextWeekFocus: [],
    evidence: [],
  }
}

/** A goal of which nothing that was drafted could be proven. */
export function bareAnalysis(goal: InsightGoal): GoalAnalysisDraft {
  return analysisOf(goal, 'There is nothing sure to say about this goal yet.', [
    'Say in one line where it stands.',
    'Name the next step, with a day.',
  ])
}

/** A goal whose title is a cry: help, and no engine. */
export function helpForGoal(goal: InsightGoal, timeZone: string): GoalAnalysisDraft {
  return analysisOf(goal, crisisReply({ timeZone }), [
    'Call or sit with one person near you today.',
    'Let this goal rest until you have had someone to talk to.',
  ])
}

function analysisOf(goal: InsightGoal, analysis: string, suggestions: string[]): GoalAnalysisDraft {
  const refs = [{ kind: 'goal' as const, id: goal.id, quote: goal.title }]
  return { analysis, suggestions, evidence: [{ field: 'suggestions', index: 1, refs }] }
}
