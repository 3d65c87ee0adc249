import 'server-only'
import { withheld } from '@/lib/server/coach/withhold'
import { db } from '@/lib/server/db/client'
import { notFound } from '@/lib/server/errors'

/**
 * The ids of all that the user never sends, with what hangs on it and is named by an id of its own: the messages of a
 * conversation, the plans and experiments of a goal.
 */
export async function neverSentIds(userId: string): Promise<ReadonlySet<string>> {
  const where = { userId, neverSend: true }
  const id = { id: true } as const
  const [goals, entries, conversations, messages, plans, experiments] = await Promise.all([
    db.goal.findMany({ where, select: id }),
    db.journalEntry.findMany({ where, select: id }),
    db.conversation.findMany({ where, select: id }),
    db.chatMessage.findMany({ where: { userId, conversation: { neverSend: true } }, select: id }),
    db.plan.findMany({ where: { userId, goal: { neverSend: true } }, select: id }),
    db.experiment.findMany({ where: { userId, goal: { neverSend: true } }, select: id }),
  ])
  return new Set([goals, entries, conversations, messages, plans, experiments].flat().map((row) => row.id))
}

/**
 * Refuses a call that names what is never sent, wherever it does: to a client that is not there.
 *
 * @throws AppError `not_found`
 */
export function refuseHidden(hidden: ReadonlySet<string>, ...sent: unknown[]): void {
  if (hidden.size > 0 && sent.some((one) => names(one, hidden))) throw notFound()
}

/**
 * What a client is told of an answer: no row that is never sent, nor one that belongs to it, and no explicit cry.
 *
 * @throws AppError `not_found` where the answer is such a row
 */
export async function clientAnswer(hidden: ReadonlySet<string>, body: unknown): Promise<unknown> {
  if (body === undefined) return body
  const { told } = await withheld({ told: [body].flat() }, hidden)
  if (Array.isArray(body)) return told
  if (told.length === 0) throw notFound()
  return told[0]
}

function names(value: unknown, hidden: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return hidden.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((one) => names(one, hidden))
}
