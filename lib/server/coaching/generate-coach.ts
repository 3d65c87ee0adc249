import 'server-only'
import type { z } from 'zod'
import type { CoachSuggestion, coachRequest } from '@/lib/contract/coach'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { coachContext } from './coach-context'
import { coachCall } from './record-usage'

/** A style and a prompt for a coach of the user's own, made of its name. Nothing is stored. */
export async function generateCoach(
  user: UserRow,
  { name }: z.output<typeof coachRequest>,
  signal: AbortSignal,
): Promise<CoachSuggestion> {
  const question = { ...coachContext(user, new Date()), coachName: name }
  const { suggestion } = await chooseCoach().generateCoach(question, coachCall(user, signal))
  return suggestion
}
