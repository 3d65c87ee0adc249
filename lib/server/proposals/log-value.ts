import 'server-only'
import type { z } from 'zod'
import type { newValue } from '@/lib/contract/measure'
import { db } from '@/lib/server/db'
import type { ValueRow } from '@/lib/server/goals/measure/serialize-value'
import { userTransaction } from '@/lib/server/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { applyProposal } from './answer-proposal'
import { propose } from './propose'
import type { ProposalRow } from './serialize-proposal'

/**
 * Writes a value that was typed on a screen, as an act that can be undone.
 *
 * @throws AppError as `createValue`
 */
export function logValue(
  user: UserRow,
  goalId: string,
  sent: z.output<typeof newValue>,
): Promise<{ value: ValueRow; act: ProposalRow }> {
  return userTransaction(user.id, async () => {
    const { id } = await propose(user, { verb: 'value.log', input: { goalId, ...sent }, source: 'screen' })
    const act = await applyProposal(user, id, undefined)
    if (act.resultId === null) throw new Error('a value that was logged is no row')
    return { value: await db.datapoint.findUniqueOrThrow({ where: { id: act.resultId, userId: user.id } }), act }
  })
}
