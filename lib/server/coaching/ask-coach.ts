import 'server-only'
import { chatMessages } from '@/lib/contract/messages/chat'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import type { Coach, CoachCall, ReplyPart, SentPart, Source, Usage } from '@/lib/server/coach/coach'
import type { ChatContext, CoachContext, Rounds } from '@/lib/server/coach/context'
import { estimateTokens } from '@/lib/server/coach/prompts/budget'
import { MOST_ROUNDS } from '@/lib/server/coach/tool-desk'
import { withheld } from '@/lib/server/coach/withhold'
import { connectedModel } from '@/lib/server/connection/connected-model'
import { env } from '@/lib/server/env'
import { noteCoachCall } from '@/lib/server/metrics'
import { untilCut } from '@/lib/server/stopping'
import { aTurn } from '@/lib/server/take-turns'
import { type Asking, coachOf } from './coach-of'
import { type HeldCall, holdCall, type SpentBudget, settleCall, USUAL_CALL_TOKENS } from './token-budget'

/** The coach's rules and persona, and the longest answer there is: what a call costs beside its context. */
const TOKENS_BESIDE_CONTEXT = 7_000

/** What a model was told of the record and sent altogether, as far as the reply has come: nothing where no model answers. */
export type ToldToModel = {
  prompt: string
  tools: string
  /** What was said between it and its tools. */
  rounds: Rounds
  sent: SentPart[]
  usages: readonly Usage[]
  /** What it may know. */
  context: ChatContext
}

type Begun<Context> = {
  coach: Coach
  /** What this coach may know of the context. */
  told: Context
  spent: SpentBudget | null
  call: CoachCall
  usages: readonly Usage[]
  end: (isAnswered: boolean) => Promise<void>
}

/**
 * Has the user's coach answer a question, until `signal` aborts or a stop can wait no longer. A model is asked within
 * the user's limits: the tokens that the call may cost are set aside first, and what it did cost is written down
 * however it ends, and it is told what `withheld` leaves of the context. Where a budget is spent, or the question is about
 * what is never sent, the built-in coach answers.
 *
 * @throws AppError `rate_limited` where two calls of the user are under way
 */
export async function askCoach<Context extends CoachContext, T extends Source | null>(
  user: Asking,
  context: Context,
  signal: AbortSignal,
  ask: (coach: Coach, told: Context, call: CoachCall) => Promise<T>,
): Promise<T> {
  const { coach, told, call, end } = await begin(user, context, signal)
  let answer: T | undefined
  try {
    answer = await ask(coach, told, call)
    return answer
  } finally {
    // A model that could not be reached, or said nothing usable, has the built-in coach's answer in its place.
    await end(answer?.source === coach.source.source)
  }
}

/**
 * As `askCoach`, for a reply that comes bit by bit; what it throws by itself, it throws before the first word. Where a
 * budget is spent the reply ends with a sentence that says so. Its `signal` tells whether it was cut short.
 */
export async function askForReply(
  user: Asking,
  context: ChatContext,
  signal: AbortSignal,
): Promise<Source & { parts: AsyncIterable<ReplyPart>; signal: AbortSignal; told: ToldToModel }> {
  const begun = await begin(user, context, signal)
  const told: ToldToModel = { prompt: '', tools: '', rounds: [], sent: [], usages: begun.usages, context: begun.told }
  begun.call.onSent = (parts) => {
    told.sent = parts
  }
  begun.call.onTold = (kind, text) => {
    if (kind === 'prompt') told.prompt = text
    else told.tools += `${text}\n`
  }
  begun.call.onRounds = (rounds) => {
    told.rounds = rounds
  }
  return { ...begun.coach.source, parts: reply(begun), signal: begun.call.signal, told }
}

async function* reply({ coach, told, spent, call, end }: Begun<ChatContext>): AsyncGenerator<ReplyPart> {
  let isWhole = false
  try {
    await aTurn()
    yield* coach.reply(told, call)
    if (spent && !call.signal.aborted) yield `\n\n*${chatMessages.budgetSpent[spent]}*`
    isWhole = true
  } finally {
    await end(isWhole)
  }
}

async function begin<Context extends CoachContext>(
  user: Asking,
  context: Context,
  reader: AbortSignal,
): Promise<Begun<Context>> {
  const { id: userId } = user
  const connected = await connectedModel(userId)
  const chosen = context.neverSend ? builtInCoach : await coachOf(user)
  const told = chosen === builtInCoach ? context : await withheld(context)
  const usages: Usage[] = []
  const held = await hold(chosen, userId, told, connected?.timeoutMs ?? env.AI_TIMEOUT_MS)
  const spent = 'spent' in held ? held.spent : null
  const coach = spent ? builtInCoach : chosen
  const started = performance.now()
  const { signal, release } = untilCut(reader)
  const call: CoachCall = { signal, onUsage: (usage) => void usages.push(usage) }
  const end = async (isAnswered: boolean) => {
    release()
    const outcome = signal.aborted ? 'left' : isAnswered ? 'answered' : 'failed'
    noteCoachCall(coach.source.source, outcome, usages, performance.now() - started)
    if (!('spent' in held)) await settleCall(userId, held, usages)
  }
  return { coach, told, spent, call, usages, end }
}

async function hold(
  coach: Coach,
  userId: string,
  context: object,
  roundMs: number,
): Promise<HeldCall | { spent: SpentBudget }> {
  // The built-in coach answers in milliseconds and costs nothing.
  if (coach.source.source === 'built-in') return { id: null }
  const tokens = Math.max(USUAL_CALL_TOKENS, TOKENS_BESIDE_CONTEXT + estimateTokens(JSON.stringify(context)))
  return holdCall(userId, tokens, MOST_ROUNDS * roundMs)
}
