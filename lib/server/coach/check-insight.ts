import 'server-only'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { GoalAnalysisContext, InsightGoal, WeekContext } from './context'
import { provenAnalysis, provenWeek, type Source, sourcesOf } from './evidence'
import { goalStatements } from './goal-sheet'
import { mentionsOf } from './mentions'
import { dropInvented, factNumbers, inventedNumbers } from './stated-numbers'
import { weekFacts } from './week-facts'
import { weekStatements } from './week-sheet'

/** The fewest suggestions that make an analysis, and the most it shows. */
const SUGGESTIONS = { least: 2, most: 4 }

/** The texts of a goal that a quote may come from. */
export function textsOfGoal(goal: Omit<InsightGoal, 'outlook' | 'history' | 'values'>): string[] {
  const { title, description, progressNotes, completionNotes, milestones, tags } = goal
  return [title, description, progressNotes, completionNotes, ...milestones.map((one) => one.title), ...tags]
}

/**
 * A week's draft as it may be shown: sentences and claims whose numbers are no computed facts are gone, and so are the
 * claims whose quotes do not stand in the user's own rows. Null where nothing is left to show.
 */
export function checkWeek(draft: WeeklyInsightDraft, context: WeekContext): WeeklyInsightDraft | null {
  const facts = weekFacts(context)
  const known = factNumbers(weekStatements(facts, context.timeZone))
  const sources = sourcesOf([
    ...context.goals.map(goalSource),
    ...context.journal.map(({ id, notes }): Source => ({ kind: 'journal', id, texts: [notes] })),
    ...context.messages.map(({ id, text }): Source => ({ kind: 'message', id, texts: [text] })),
  ])
  const isTrue = (claim: string) => inventedNumbers(claim, known).length === 0
  const checked = {
    ...provenWeek(draft, sources, isTrue),
    summary: dropInvented(draft.summary, known),
    moodTrends: dropInvented(draft.moodTrends, known),
    goalProgress: dropInvented(draft.goalProgress, known),
  }
  return checked.summary && checked.moodTrends && checked.goalProgress ? checked : null
}

/** A goal's draft as it may be shown, by the same rules, but that only false refs are dropped, never what they hold up. */
export function checkAnalysis(draft: GoalAnalysisDraft, context: GoalAnalysisContext): GoalAnalysisDraft | null {
  const known = factNumbers(goalStatements(context, mentionsOf(context.goal, context.journal)))
  const sources = sourcesOf([
    goalSource(context.goal),
    ...context.journal.map(({ id, notes }): Source => ({ kind: 'journal', id, texts: [notes] })),
  ])
  const isTrue = (suggestion: string) => inventedNumbers(suggestion, known).length === 0
  const kept = [...draft.suggestions.keys()]
    .filter((at) => isTrue(draft.suggestions[at] ?? ''))
    .slice(0, SUGGESTIONS.most)
  const analysis = dropInvented(draft.analysis, known)
  if (!analysis || kept.length < SUGGESTIONS.least) return null
  const moved = draft.evidence.flatMap((one) => {
    if (one.field !== 'suggestions' || one.index === null) return [one]
    const index = kept.indexOf(one.index)
    return index < 0 ? [] : [{ ...one, index }]
  })
  const suggestions = kept.map((at) => draft.suggestions[at] ?? '')
  return provenAnalysis({ analysis, suggestions, evidence: moved }, sources)
}

function goalSource(goal: InsightGoal): Source {
  return { kind: 'goal', id: goal.id, texts: textsOfGoal(goal) }
}
