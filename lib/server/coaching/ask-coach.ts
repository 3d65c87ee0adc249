import 'server-only'
import { messages } from '@/lib/contract/messages'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { Coach, CoachCall, ReplyPart, Source, Usage } from '@/lib/server/coach/coach'
import type { ChatContext } from '@/lib/server/coach/context'
import { estimateTokens } from '@/lib/server/coach/prompts/budget'
import { noteCoachCall } from '@/lib/server/metrics'
import { untilCut } from '@/lib/server/stopping'
import { type HeldCall, holdCall, type SpentBudget, settleCall, USUAL_CALL_TOKENS } from './token-budget'

/** The coach's rules and persona, and the longest answer there is: what a call costs beside its context. */
const TOKENS_BESIDE_CONTEXT = 7_000

type User = { id: string }
type Begun = { coach: Coach; spent: SpentBudget | null; call: CoachCall; end: (isAnswered: boolean) => Promise<void> }

/**
 * Has the user's coach answer a question, until `signal` aborts or a stop can wait no longer. A model is asked within
 * the user's limits: the tokens that the call may cost are set aside first, and what it did cost is written down
 * however it ends. Where a budget is spent the built-in coach answers.
 *
 * @throws AppError `rate_limited` where two calls of the user are under way
 */
export async function askCoach<T extends Source | null>(
  user: User,
  context: object,
  signal: AbortSignal,
  ask: (coach: Coach, call: CoachCall) => Promise<T>,
): Promise<T> {
  const { coach, call, end } = await begin(user, context, signal)
  let answer: T | undefined
  try {
    answer = await ask(coach, call)
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
  user: User,
  context: ChatContext,
  signal: AbortSignal,
): Promise<Source & { parts: AsyncIterable<ReplyPart>; signal: AbortSignal }> {
  const begun = await begin(user, context, signal)
  return { ...begun.coach.source, parts: reply(begun, context), signal: begun.call.signal }
}

async function* reply({ coach, spent, call, end }: Begun, context: ChatContext): AsyncGenerator<ReplyPart> {
  let isWhole = false
  try {
    yield* coach.reply(context, call)
    if (spent && !call.signal.aborted) yield `\n\n*${messages.budgetSpent[spent]}*`
    isWhole = true
  } finally {
    await end(isWhole)
  }
}

async function begin({ id: userId }: User, context: object, reader: AbortSignal): Promise<Begun> {
  const chosen = chooseCoach()
  const usages: Usage[] = []
  const held = await hold(chosen, userId, context)
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
  return { coach, spent, call, end }
}

async function hold(coach: Coach, userId: string, context: object): Promise<HeldCall | { spent: SpentBudget }> {
  // The built-in coach answers in milliseconds and costs nothing.
  if (coach.source.source === 'built-in') return { id: null }
  return holdCall(userId, Math.max(USUAL_CALL_TOKENS, TOKENS_BESIDE_CONTEXT + estimateTokens(JSON.stringify(context))))
}
