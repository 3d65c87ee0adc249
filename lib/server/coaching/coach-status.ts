import 'server-only'
import type { CoachStatus } from '@/lib/contract/coach'
import { coachStatus } from '@/lib/server/coach/choose-coach'
import { connectedModel } from '@/lib/server/connection/connected-model'
import { type Asking, isModelOf } from './coach-of'
import { budgetState } from './token-budget'

/** Who coaches this user now: the built-in coach too where a budget of the model is spent, which it then names. */
export async function statusFor(user: Asking): Promise<CoachStatus> {
  if (!(await isModelOf(user))) return { provider: 'built-in', model: null, reachable: true }
  const { spent } = await budgetState(user.id, new Date())
  return spent
    ? { provider: 'built-in', model: null, reachable: true, spent }
    : coachStatus(await connectedModel(user.id))
}
