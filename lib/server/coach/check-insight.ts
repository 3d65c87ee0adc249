import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { CoachSource } from '@/lib/contract/chat'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import { claimFields, type WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { CoachContext, GoalAnalysisContext, InsightGoal, WeekContext } from './context'
import { MOST_FOCUS, provenAnalysis, provenWeek, type Source, sourcesOf } from './evidence'
import { marksBy, type Settled } from './fact-check/settle-findings'
import { goalStatements } from './goal-sheet'
import { mentionsOf } from './mentions'
import { insightPrompt } from './prompts/insight-check-prompt'
import type { Prompt } from './prompts/prompt'
import { marksOf } from './reply-check/check-reply'
import { dropInvented, factNumbers, inventedNumbers, sentencesOf } from './stated-numbers'
import { weekFacts } from './week-facts'
import { weekStatements } from './week-sheet'

/** The fewest suggestions that make an analysis, and the most it shows. */
const SUGGESTIONS = { least: 2, most: 4 }

/** The texts of a goal that a quote may come from. */
export function textsOfGoal(goal: Omit<InsightGoal, 'outlook' | 'history' | 'values'>): string[] {
  const { title, description, progressNotes, completionNotes, milestones, tags } = goal
  return [title, description, progressNotes, completionNotes, ...milestones.map((one) => one.title), ...tags]
}

/** What a week's draft says, and what a goal's says, as texts of one or more sentences. */
export function textsOfWeek(draft: WeeklyInsightDraft): string[] {
  return [draft.summary, draft.moodTrends, draft.goalProgress, ...claimFields.flatMap((field) => draft[field])]
}

export function textsOfAnalysis({ analysis, suggestions }: GoalAnalysisDraft): string[] {
  return [analysis, ...suggestions]
}

/** A part of an answer that is not shown, and whether a figure or a quotation of it did not hold. */
export type Drop = { text: string; kind: 'figure' | 'quote' }

/** An engine's words as far as they hold. */
type Check = {
  /** A text without its sentences that are not borne out. Paragraphs stay parted. */
  kept(text: string): string
  isTrue(claim: string): boolean
}

/** The same check, noting what it does not let through. */
function noting(check: Check, drops: Drop[]): Check {
  const note = (text: string) => void drops.push({ text, kind: 'figure' })
  return {
    kept(text) {
      const kept = check.kept(text)
      const left = new Set(sentencesOf(kept))
      for (const sentence of sentencesOf(text)) if (!left.has(sentence)) note(sentence)
      return kept
    },
    isTrue(claim) {
      const isTrue = check.isTrue(claim)
      if (!isTrue) note(claim)
      return isTrue
    },
  }
}

/** Of what the built-in coach says every number is a computed fact, or stands in the user's own words. */
function byNumbers(statements: readonly string[]): Check {
  const known = factNumbers(statements)
  return {
    kept: (text) => dropInvented(text, known),
    isTrue: (claim) => inventedNumbers(claim, known).length === 0,
  }
}

/** What an insight's prompt tells of the user: it stands in its message. */
export function toldBy({ messages }: Prompt): string {
  return messages.flatMap(({ content }) => content.map(({ text }) => text)).join('\n')
}

/**
 * What a model says is held against its prompt as a reply in the chat is: each figure by what it is said of, and by what
 * a second look of the model found, where it was taken.
 */
function byPrompt(prompt: Prompt, { now, timeZone }: CoachContext, read: Settled | null): Check {
  const byCode = marksOf({ prompt: toldBy(prompt), tools: '', question: '', today: dateIn(timeZone, now) })
  const marks = (text: string) => (read ? marksBy(text, byCode(text), read) : byCode(text))
  return {
    kept: (text) =>
      text
        .split(/\n{2,}/)
        .map((paragraph) => {
          const quotes = marks(paragraph).map(({ quote }) => quote)
          return sentencesOf(paragraph)
            .filter((sentence) => !quotes.some((quote) => sentence.includes(quote) || quote.includes(sentence)))
            .join(' ')
        })
        .filter(Boolean)
        .join('\n\n'),
    isTrue: (claim) => marks(claim).length === 0,
  }
}

/** The check of an engine's words by what it was told: computed statements, or a model's prompt. `drops` takes what fails. */
function checkOf(
  engine: CoachSource,
  told: { statements(): readonly string[]; prompt(): Prompt },
  context: CoachContext,
  drops: Drop[],
  read: Settled | null,
): Check {
  return noting(engine === 'built-in' ? byNumbers(told.statements()) : byPrompt(told.prompt(), context, read), drops)
}

/**
 * A week's draft as it may be shown: sentences and claims that the record does not bear out are gone, and so are the
 * claims whose quotes do not stand in the user's own rows. Null where nothing is left to show. `drops` takes what is gone,
 * `read` is what a model found of its sentences.
 */
export function checkWeek(
  draft: WeeklyInsightDraft,
  context: WeekContext,
  engine: CoachSource = 'built-in',
  drops: Drop[] = [],
  read: Settled | null = null,
): WeeklyInsightDraft | null {
  const told = {
    statements: () => weekStatements(weekFacts(context), context.timeZone),
    prompt: () => insightPrompt(context),
  }
  const check = checkOf(engine, told, context, drops, read)
  const sources = sourcesOf([
    ...context.goals.map(goalSource),
    ...context.journal.map(({ id, notes }): Source => ({ kind: 'journal', id, texts: [notes] })),
    ...context.messages.map(({ id, text }): Source => ({ kind: 'message', id, texts: [text] })),
  ])
  const checked = {
    ...provenWeek(draft, sources, check.isTrue),
    summary: check.kept(draft.summary),
    moodTrends: check.kept(draft.moodTrends),
    goalProgress: check.kept(draft.goalProgress),
  }
  const gone = claimFields.flatMap((field) =>
    // More points of focus than are shown are no fault.
    checked[field].length === MOST_FOCUS && field === 'nextWeekFocus'
      ? []
      : draft[field].filter((text) => !checked[field].includes(text) && !drops.some((one) => one.text === text)),
  )
  drops.push(...gone.map((text): Drop => ({ text, kind: 'quote' })))
  return checked.summary && checked.moodTrends && checked.goalProgress ? checked : null
}

/** A goal's draft as it may be shown, by the same rules, but that only false refs are dropped, never what they hold up. */
export function checkAnalysis(
  draft: GoalAnalysisDraft,
  context: GoalAnalysisContext,
  engine: CoachSource = 'built-in',
  drops: Drop[] = [],
  read: Settled | null = null,
): GoalAnalysisDraft | null {
  const told = {
    statements: () => goalStatements(context, mentionsOf(context.goal, context.journal)),
    prompt: () => insightPrompt(context),
  }
  const check = checkOf(engine, told, context, drops, read)
  const sources = sourcesOf([
    goalSource(context.goal),
    ...context.journal.map(({ id, notes }): Source => ({ kind: 'journal', id, texts: [notes] })),
  ])
  const kept = [...draft.suggestions.keys()]
    .filter((at) => check.isTrue(draft.suggestions[at] ?? ''))
    .slice(0, SUGGESTIONS.most)
  const analysis = check.kept(draft.analysis)
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
