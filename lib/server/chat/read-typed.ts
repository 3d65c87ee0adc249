import 'server-only'
import type { ReadOrder } from '@/lib/contract/proposal'
import { careLevels } from '@/lib/server/coach/care-levels'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { chatContext } from './chat-context'
import { readOffers } from './read-offers'
import { userMessageOf } from './user-message'

/**
 * What a text orders, read as the same words in a new chat would be, as far as nothing lacks to do it. Nothing is stored:
 * whoever means it proposes it.
 */
export async function readTyped(user: UserRow, text: string): Promise<ReadOrder[]> {
  const now = new Date()
  const [careLevel = null] = await careLevels([text])
  if (careLevel !== null) return []
  const context = await chatContext(user, null, text, now)
  const message = userMessageOf({ id: newId(), userId: user.id }, { message: text, careLevel, createdAt: now })
  const { offers } = await readOffers(user, message, context)
  // What is not taken whole, or is asked about, is for the coach to talk of.
  if (offers.refused.length > 0 || offers.notTaken || offers.talk) return []
  return offers.ordered
    .filter(({ missing, ask }) => !missing && !ask)
    .map(({ verb, title, input }) => ({ verb, title, input }))
}
