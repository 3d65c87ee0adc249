import 'server-only'
import type { z } from 'zod'
import type {
  DescriptionSuggestion,
  descriptionRequest,
  Guidance,
  guidanceRequest,
  RewrittenDescription,
} from '@/lib/contract/coach'
import { guidanceFields, newGoalWords } from '@/lib/server/coach/built-in/descriptions/guidance-fields'
import { withheldIfExplicit } from '@/lib/server/coach/care-levels'
import type { DescriptionContext } from '@/lib/server/coach/context'
import { careFor } from '@/lib/server/coach/safety'
import { proposeMeasure } from '@/lib/server/language/measure/propose-measure'
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
  const care = careFor(input.userResponse, user)
  if (care.care) return { suggestion: input.currentDescription ?? '', ...care }
  const context = descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, call) => coach.suggestDescription(context, call))
  return { suggestion: text, ...care }
}

/** The description written anew; left as it is where the answer is in crisis language. */
export async function regenerateDescription(
  user: UserRow,
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<RewrittenDescription> {
  const care = careFor(input.userResponse, user)
  if (care.care) return { description: input.currentDescription ?? '', ...care }
  const context = descriptionContext(user, input)
  const { text } = await askCoach(user, context, signal, (coach, call) => coach.regenerateDescription(context, call))
  return { description: text, ...care }
}

function descriptionContext(user: UserRow, input: DescriptionInput): DescriptionContext {
  const { goalTitle = '', currentDescription = '', userResponse, progress = 0 } = input
  return {
    ...coachContext(user, new Date()),
    goalTitle: withheldIfExplicit(goalTitle),
    currentDescription: withheldIfExplicit(currentDescription),
    userResponse,
    progress,
  }
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
  const care = careFor([goalTitle, initialDescription], user)
  if (care.care) return { questions: [], suggestions: [], improvedDescription: '', measure: null, fields: [], ...care }
  const context = coachContext({ ...user, selectedLeader: leaderStyle }, new Date())
  const question = { ...context, goalTitle, domain, initialDescription }
  const { guidance } = await askCoach(user, question, signal, (coach, call) => coach.assistGoalCreation(question, call))
  const { now, timeZone } = context
  const words = newGoalWords(goalTitle, initialDescription, now, timeZone)
  const measure = proposeMeasure({ ...words, createdAt: now.toISOString() })?.measure ?? null
  return { ...guidance, measure, fields: guidanceFields(words, measure), ...care }
}
