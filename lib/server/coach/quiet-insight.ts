import 'server-only'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { InsightGoal } from './context'

const CARE =
  'Something you wrote lately sounds very heavy, and it deserves a person rather than a page of figures. I am an AI coach; please let someone be with you in this.'
const HELP =
  'In danger right now, call your local emergency number. At any hour, for free: 988 in the US (call or text), Samaritans on 116 123 in the UK and Ireland, findahelpline.com anywhere else.'

/** The insight of a week in which the user wrote in crisis language: no analysis, no praise, no tasks. */
export function quietWeek(): WeeklyInsightDraft {
  return {
    summary: `${CARE}\n\n${HELP}`,
    achievements: [],
    challenges: [],
    recommendations: [],
    moodTrends: 'Your entries are kept as you wrote them. This week they are not weighed.',
    goalProgress: 'Your missions can wait, and nothing is lost while they do.',
    nextWeekFocus: [],
    evidence: [],
  }
}

/** The analysis of a goal while what the user wrote sounds like a crisis. */
export function quietAnalysis(goal: InsightGoal): GoalAnalysisDraft {
  return {
    analysis: `${CARE}\n\n${HELP}\n\nThis mission can wait. It is kept as it is.`,
    suggestions: [
      'Call or sit with one person near you today.',
      'Let this mission rest until you have had someone to talk to.',
    ],
    evidence: [{ field: 'suggestions', index: 1, refs: [{ kind: 'goal', id: goal.id, quote: goal.title }] }],
  }
}
