import 'server-only'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import type { GoalAnalysisContext } from '../../context'
import { type GoalFacts, goalFacts } from '../../facts'
import { goalSheet, type Sheet } from '../../goal-sheet'
import { mentionsOf } from '../../mentions'
import { distinctRefs, goalRef, quoted } from './claim'
import { suggestionsFor } from './suggestions'
import { writtenAbout, writtenLines } from './written'

type Line = string | false | null | undefined

/** How many pieces of the user's own writing an analysis shows. */
const QUOTES = 2

/**
 * The built-in coach's analysis of a goal: where it stands and what is forecast, what changed, what the user wrote about
 * it, and what follows. Every figure is computed, every quotation verbatim. The title stands in it once, in full.
 */
export function analyzeGoal(context: GoalAnalysisContext): GoalAnalysisDraft {
  const { goal, now, timeZone } = context
  const facts = goalFacts(goal, now, timeZone)
  const mentions = mentionsOf(goal, context.journal)
  const sheet = goalSheet(context, mentions, facts)
  const written = writtenAbout(goal, mentions, timeZone).slice(0, QUOTES)
  const suggestions = suggestionsFor({ goal, facts, sheet })
  const paragraphs = [
    goal.isCompleted ? closedLines(goal.title, sheet) : standingLines(goal.title, sheet),
    goal.isCompleted ? [] : courseLines(facts, sheet),
    writtenLines(written, facts.today),
  ]
  return {
    analysis: paragraphs
      .map((lines) => lines.filter(Boolean).join(' '))
      .filter(Boolean)
      .join('\n\n'),
    suggestions: suggestions.map((claim) => claim.text),
    evidence: [
      { field: 'analysis', index: null, refs: distinctRefs([goalRef(goal), ...written.map((one) => one.ref)]) },
      ...suggestions.map(({ refs }, index) => ({ field: 'suggestions', index, refs })),
    ],
  }
}

function closedLines(title: string, { closed, age, milestones }: Sheet): Line[] {
  return [
    `**${bare(title)}** is **complete**.`,
    closed && `You finished it ${closed}.`,
    age && `You set it ${age} ago.`,
    milestones && `Milestones done: ${milestones}.`,
  ]
}

function standingLines(title: string, { progress, reading, outlook }: Sheet): Line[] {
  return [
    `**${bare(title)}** is at **${progress}**${reading ? ` (${reading})` : ''}.`,
    outlook && outlook !== reading && ended(outlook),
  ]
}

/** Pace and need, then what changed, then what comes next. */
function courseLines({ lastMove, nextMilestone }: GoalFacts, sheet: Sheet): Line[] {
  const { pace, need, verdict, date, moved, from, to, seen, checkIns, window, milestones } = sheet
  const isNews = lastMove !== null && seen !== moved
  return [
    pace && need ? `It makes ${pace} and needs ${need} to be done by ${date}.` : pace && `It makes ${pace}.`,
    pace && need && verdict,
    !pace && need && `It needs ${need} to be done by ${date}.`,
    moved && `It went ${lastMove && lastMove.to < lastMove.from ? 'back ' : ''}from ${from} to ${to}, ${moved}.`,
    isNews && `Your last check-in was ${seen}.`,
    checkIns && `In ${window} you had ${checkIns}.`,
    milestones && `Milestones done: ${milestones}.`,
    nextMilestone && `Next: ${quoted(nextMilestone)}.`,
  ]
}

/** A title without the marks that would break bold type. */
function bare(title: string): string {
  return title
    .replace(/[*_`[\]<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
