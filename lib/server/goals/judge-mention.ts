import 'server-only'
import { z } from 'zod'
import type { MentionVerdict } from '@/lib/contract/goal-mention'
import { limits } from '@/lib/contract/limits'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'

const stored = z.array(z.string()).nullable()

/** The ids of what is not about the goal by its person's word. */
export function notAboutIn(goal: { notAbout: unknown }): readonly string[] {
  return stored.parse(goal.notAbout) ?? []
}

/**
 * Keeps that an entry or a message is not about a goal though it reads so, or takes that back. It changes nothing of the
 * goal: neither its version nor when it was last touched.
 *
 * @throws AppError `not_found`
 */
export async function judgeMention(user: UserRow, id: string, { refId, isAbout }: MentionVerdict): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const where = { id, userId: user.id }
    const goal = await tx.goal.findUnique({ where, select: { notAbout: true, updatedAt: true } })
    if (!goal) throw notFound()
    const others = notAboutIn(goal).filter((one) => one !== refId)
    // The oldest word is forgotten first: what was written so long ago is no longer told.
    const notAbout = isAbout ? others : [...others, refId].slice(-limits.notAbout)
    await tx.goal.update({ where, data: { notAbout, updatedAt: goal.updatedAt } })
  })
}
