import 'server-only'
import type { z } from 'zod'
import type {
  DescriptionSuggestion,
  descriptionRequest,
  Guidance,
  guidanceRequest,
  RewrittenDescription,
} from '@/lib/contract/coach'
import { readNewGoal } from '@/lib/server/coach/built-in/descriptions/assist-goal-creation'
import { withheldIfExplicit } from '@/lib/server/coach/care-levels'
import type { DescriptionContext } from '@/lib/server/coach/context'
import { careForInTurns } from '@/lib/server/coach/safety'
import { db } from '@/lib/server/db/client'
import { otherGoals } from '@/lib/server/goals/other-goals'
import { proposeRhythm } from '@/lib/server/language/measure/rhythm'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askCoach } from './ask-coach'
import { coachContext } from './coach-context'

type DescriptionInput = z.output<typeof descriptionRequest>

/** A goal description that takes up what the user just answered; words of crisis get words of help, and no engine sees them. */
export async function suggestDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<DescriptionSuggestion> {
  const care = await careForInTurns(input.userResponse, user)
  if (care.care) return { suggestion: input.currentDescription ?? '', ...care }
  const context = await descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, told, call) => coach.suggestDescription(told, call))
  return { suggestion: text, ...care }
}

/** The description written anew; left as it is where the answer is in crisis language. */
export async function regenerateDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<RewrittenDescription> {
  const care = await careForInTurns(input.userResponse, user)
  if (care.care) return { description: input.currentDescription ?? '', ...care }
  const context = await descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, told, call) => coach.regenerateDescription(told, call))
  return { description: text, ...care }
}

async function descriptionContext(user: UserRow, input: DescriptionInput): Promise<DescriptionContext> {
  const { goalTitle = '', currentDescription = '', userResponse, progress = 0 } = input
  return {
    ...coachContext(user, new Date()),
    neverSend: await isNeverSent(user, goalTitle, currentDescription),
    goalTitle: withheldIfExplicit(goalTitle),
    currentDescription: withheldIfExplicit(currentDescription),
    userResponse,
    progress,
  }
}

/** Whether these are the words of a goal that is never sent: the request names none. */
async function isNeverSent(user: UserRow, title: string, description: string): Promise<boolean> {
  const words = [...(title.trim() ? [{ title: title.trim() }] : []), ...(description.trim() ? [{ description }] : [])]
  if (words.length === 0) return false
  return (await db.goal.findFirst({ where: { userId: user.id, neverSend: true, OR: words } })) !== null
}

/**
 * What to think about before setting a goal, in the voice of the coach named, else of the user's own. A goal told in
 * crisis language gets words of help alone.
 */
export async function assistGoalCreation(
  user: UserRow,
  input: z.output<typeof guidanceRequest>,
  signal: AbortSignal,
): Promise<Guidance> {
  const { goalTitle, domain, initialDescription = '', leaderStyle = user.selectedLeader } = input
  const { isCounted = false, isDated = false } = input
  const care = await careForInTurns([goalTitle, initialDescription], user)
  if (care.care) return { questions: [], suggestions: [], improvedDescription: '', measure: null, fields: [], ...care }
  const context = coachContext({ ...user, selectedLeader: leaderStyle }, new Date())
  const neverSend = await isNeverSent(user, goalTitle, initialDescription)
  const others = await otherGoals(user, context.now)
  const asked = { ...context, neverSend, goalTitle, domain, initialDescription, isCounted, isDated, others }
  const read = readNewGoal(asked)
  const question = { ...asked, read }
  await pause()
  const { guidance } = await askCoach(user, question, signal, (coach, told, call) =>
    coach.assistGoalCreation(told, call),
  )
  await pause()
  const measure = read.proposed?.measure ?? proposeRhythm({ title: goalTitle })?.measure ?? null
  return { ...guidance, measure, fields: read.fields, ...care }
}
