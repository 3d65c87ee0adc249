import 'server-only'
import type { CoachStatus } from '@/lib/contract/coach'
import { chooseCoach, coachStatus } from '@/lib/server/coach/choose-coach'
import { budgetState } from './token-budget'

/** Who coaches this user now: the built-in coach too where a budget of the model is spent, which it then names. */
export async function statusFor(user: { id: string }): Promise<CoachStatus> {
  if (chooseCoach().source.source === 'built-in') return coachStatus()
  const { spent } = await budgetState(user.id, new Date())
  return spent ? { provider: 'built-in', model: null, reachable: true, spent } : coachStatus()
}
