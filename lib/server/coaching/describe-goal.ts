import 'server-only'
import type { z } from 'zod'
import type { DescriptionSuggestion, descriptionRequest, Guidance, guidanceRequest } from '@/lib/contract/coach'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { DescriptionContext } from '@/lib/server/coach/context'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { coachContext } from './coach-context'
import { coachCall } from './record-usage'

type DescriptionInput = z.output<typeof descriptionRequest>

/** A goal description that takes up what the user just answered. */
export async function suggestDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<DescriptionSuggestion> {
  const { text } = await chooseCoach().suggestDescription(descriptionContext(user, input), coachCall(user, signal))
  return { suggestion: text }
}

/** The description written anew. */
export async function regenerateDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<{ description: string }> {
  const { text } = await chooseCoach().regenerateDescription(descriptionContext(user, input), coachCall(user, signal))
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
  const { guidance } = await chooseCoach().assistGoalCreation(question, coachCall(user, signal))
  return guidance
}
