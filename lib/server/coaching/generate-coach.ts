import 'server-only'
import type { z } from 'zod'
import type { CoachSuggestion, coachRequest } from '@/lib/contract/coach'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askCoach } from './ask-coach'
import { coachContext } from './coach-context'

/** A style and a prompt for a coach of the user's own, made of its name. Nothing is stored. */
export async function generateCoach(
  user: UserRow,
  { name }: z.output<typeof coachRequest>,
  signal: AbortSignal,
): Promise<CoachSuggestion> {
  const question = { ...coachContext(user, new Date()), coachName: name }
  const { suggestion } = await askCoach(user, question, signal, (coach, call) => coach.generateCoach(question, call))
  return suggestion
}
