import 'server-only'
import type { z } from 'zod'
import type {
  DescriptionSuggestion,
  descriptionRequest,
  Guidance,
  guidanceRequest,
  RewrittenDescription,
} from '@/lib/contract/coach'
import type { DescriptionContext } from '@/lib/server/coach/context'
import { checkCrisis, crisisReply } from '@/lib/server/coach/safety'
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
  if (checkCrisis(input.userResponse)) return { suggestion: input.currentDescription ?? '', care: crisisReply() }
  const context = descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, call) => coach.suggestDescription(context, call))
  return { suggestion: text }
}

/** The description written anew; left as it is where the answer is in crisis language. */
export async function regenerateDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<RewrittenDescription> {
  if (checkCrisis(input.userResponse)) return { description: input.currentDescription ?? '', care: crisisReply() }
  const context = descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, call) => coach.regenerateDescription(context, call))
  return { description: text }
}

function descriptionContext(user: UserRow, input: DescriptionInput): DescriptionContext {
  const { goalTitle = '', currentDescription = '', userResponse, progress = 0 } = input
  return { ...coachContext(user, new Date()), goalTitle, currentDescription, userResponse, progress }
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
  if (checkCrisis(goalTitle) ?? checkCrisis(initialDescription)) {
    return { questions: [], suggestions: [], improvedDescription: '', care: crisisReply() }
  }
  const context = coachContext({ ...user, selectedLeader: leaderStyle }, new Date())
  const question = { ...context, goalTitle, domain, initialDescription }
  const { guidance } = await askCoach(user, question, signal, (coach, call) => coach.assistGoalCreation(question, call))
  return guidance
}
