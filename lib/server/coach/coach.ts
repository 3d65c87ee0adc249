import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import type { CoachSource } from '@/lib/contract/chat'
import type { CoachText, GuidanceText } from '@/lib/contract/coach'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import type { SentKind } from '@/lib/contract/receipt'
import type { Looked } from '@/lib/contract/record'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type {
  ChatContext,
  CheckedReply,
  CoachMakingContext,
  DescriptionContext,
  GoalAnalysisContext,
  GuidanceContext,
  InsightCheckContext,
  ProgressContext,
  Rounds,
  WeekContext,
} from './context'
import type { Finding } from './fact-check/finding'

/** Who answered: the engine, and the model's name where there is one. */
export type Source = { source: CoachSource; model: string | null }

/**
 * A value read out of an answer: of a total what is added, of a level what it was, of a rhythm what was done, on a day that
 * is today where none is named; `quote` is verbatim.
 */
export type ReadValue = { value: number; quote: string; date?: string }

/**
 * What one answer comes to. `newProgress` is an integer 0-100; equal to the old one when nothing moved. `milestoneIds`
 * are those newly done. With `ask` nothing moves: the person is asked in place how far the goal has come.
 */
export type Assessment = {
  newProgress: number
  reasoning: string
  values?: ReadValue[]
  milestoneIds?: string[]
  /** The day that they are told of, where that is not today. */
  tickedOn?: string
  ask?: Omit<Ask, 'responseId'>
  /** The verbatim words that the judgement rests on. */
  quote?: string
}

/** The coach's judgement of one answer. */
export type ProgressAssessment = Source & Assessment

/** Tokens of one finished call to a model. */
export type Usage = {
  feature: CoachFeature
  model: string
  inputTokens: number
  outputTokens: number
  cacheReadTokens: number
  cacheCreationTokens: number
}

export type CoachFeature =
  | 'reply'
  | 'assess-progress'
  | 'suggest-description'
  | 'regenerate-description'
  | 'assist-goal-creation'
  | 'generate-coach'
  | 'analyze-goal'
  | 'weekly-insight'
  | 'check-reply'
  | 'check-insight'

/** A part of what goes to a model, word for word. */
export type SentPart = { kind: SentKind; text: string }

/** How a call is made: when to give up, and whom to tell what it cost. */
export type CoachCall = {
  signal: AbortSignal
  onUsage: (usage: Usage) => void
  /** Hears what a model was told before it answered: the record of its prompt, and what each tool gave. */
  onTold?: (kind: 'prompt' | 'tool', text: string) => void
  /** Hears what was said between a model and its tools so far, after each round. */
  onRounds?: (rounds: Rounds) => void
  /** Hears each request of a reply before it is made: a later one holds those before. */
  onSent?: (parts: SentPart[]) => void
}

/** A piece of a reply: words, or what the coach looked at for them. */
export type ReplyPart = string | { looked: Looked }

/**
 * One interface, two engines. Every method answers from the context it is handed and nothing else.
 *
 * Each may throw AppError `coach_unavailable` once its own retries are spent; an aborted signal ends it early. The
 * structured methods of the coach given out by `chooseCoach` do not throw that: they fall back to the built-in engine
 * and say so in `source`. A reply never switches engines midway.
 */
export interface Coach {
  readonly source: Source
  /** The reply as it comes. Ends early without an error when `call.signal` aborts. */
  reply(context: ChatContext, call: CoachCall): AsyncIterable<ReplyPart>
  assessProgress(context: ProgressContext, call: CoachCall): Promise<ProgressAssessment>
  suggestDescription(context: DescriptionContext, call: CoachCall): Promise<Source & { text: string }>
  regenerateDescription(context: DescriptionContext, call: CoachCall): Promise<Source & { text: string }>
  assistGoalCreation(context: GuidanceContext, call: CoachCall): Promise<Source & { guidance: GuidanceText }>
  /** A style and a prompt for a coach of the user's own, made of its name. */
  generateCoach(context: CoachMakingContext, call: CoachCall): Promise<Source & { suggestion: CoachText }>
  /** What there is to say about one goal. Its refs and numbers are the engine's word until they are checked. */
  analyzeGoal(context: GoalAnalysisContext, call: CoachCall): Promise<Source & { draft: GoalAnalysisDraft }>
  /** What there is to say about a week. Its refs and numbers are the engine's word until they are checked. */
  weeklyInsight(context: WeekContext, call: CoachCall): Promise<Source & { draft: WeeklyInsightDraft }>
  /**
   * What is true of a reply's sentences, by the record that the model was shown, which is `context`, and its tools. None
   * where no model reads it.
   */
  checkReply(context: ChatContext, checked: CheckedReply, call: CoachCall): Promise<Source & { findings: Finding[] }>
  /** The same of an insight's sentences, by what the model was told for it. */
  checkInsight(context: InsightCheckContext, call: CoachCall): Promise<Source & { findings: Finding[] }>
}
