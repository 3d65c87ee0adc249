import 'server-only'
import type { z } from 'zod'
import type { DescriptionSuggestion, descriptionRequest, Guidance, guidanceRequest } from '@/lib/contract/coach'
import type { DescriptionContext } from '@/lib/server/coach/context'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askCoach } from './ask-coach'
import { coachContext } from './coach-context'

type DescriptionInput = z.output<typeof descriptionRequest>

/** A goal description that takes up what the user just answered. */
export async function suggestDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<DescriptionSuggestion> {
  const context = descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, call) => coach.suggestDescription(context, call))
  return { suggestion: text }
}

/** The description written anew. */
export async function regenerateDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<{ description: string }> {
  const context = descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, call) => coach.regenerateDescription(context, call))
  return { description: text }
}

function descriptionContext(user: UserRow, input: DescriptionInput): DescriptionContext {
  const { goalTitle = '', currentDescription = '', userResponse, progress = 0 } = input
  return { ...coachContext(user, new Date()), goalTitle, currentDescription, userResponse, progress }
}

/** What to think about before setting a goal, in the voice of the coach named, else of the user's own. */
export async function assistGoalCreation(
  user: UserRow,
  input: z.output<typeof guidanceRequest>,
  signal: AbortSignal,
): Promise<Guidance> {
  const { goalTitle, domain, initialDescription = '', leaderStyle = user.selectedLeader } = input
  const context = coachContext({ ...user, selectedLeader: leaderStyle }, new Date())
  const question = { ...context, goalTitle, domain, initialDescription }
  const { guidance } = await askCoach(user, question, signal, (coach, call) => coach.assistGoalCreation(question, call))
  return guidance
}
