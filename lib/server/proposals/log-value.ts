import 'server-only'
import type { z } from 'zod'
import type { newValue } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import type { ValueRow } from '@/lib/server/goals/measure/serialize-value'
import { repeatedValue } from '@/lib/server/goals/measure/values'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { applyProposal } from './answer-proposal'
import { propose } from './propose'
import type { ProposalRow } from './serialize-proposal'

/**
 * Writes a value that was typed on a screen, as an act that can be undone. What a rhythm's day has already is answered, and nothing is
 * done.
 *
 * @throws AppError as `createValue`
 */
export function logValue(
  user: UserRow,
  goalId: string,
  sent: z.output<typeof newValue>,
): Promise<{ value: ValueRow; act: ProposalRow | null }> {
  return userTransaction(user.id, async () => {
    const stored = await repeatedValue(user, goalId, sent)
    if (stored) return { value: stored, act: null }
    const { id } = await propose(user, { verb: 'value.log', input: { goalId, ...sent }, source: 'screen' })
    const act = await applyProposal(user, id, undefined)
    if (act.resultId === null) throw new Error('a value that was logged is no row')
    return { value: await db.datapoint.findUniqueOrThrow({ where: { id: act.resultId, userId: user.id } }), act }
  })
}
