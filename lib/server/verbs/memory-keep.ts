import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/server/db/client'
import { newId } from '@/lib/server/ids'
import { deleteMemory, serializeMemory } from '@/lib/server/memories/memories'
import { moved } from './moved'
import type { VerbDefinition } from './verb'
import { change, changes, orNull } from './words'

const kept = z.object({ updatedAt: z.string() })

export const memoryKeep: VerbDefinition<'memory.keep'> = {
  async preview(_user, { text, pinned }) {
    return {
      title: `Remember: ${text ?? 'something'}`,
      diff: changes(change('text', 'Memory', null, orNull(text)), pinned && change('pinned', 'Pinned', null, 'yes')),
    }
  },

  async apply(user, { text, kind, pinned = false }, { kind: sourceKind, id: sourceId }) {
    const source = sourceKind === 'journal' ? 'journal' : 'message'
    const data = { userId: user.id, text, kind, pinned, sourceKind: source, sourceId: sourceId ?? newId() }
    const { id, updatedAt } = await db.memory.create({ data })
    return { result: { kind: 'memory', id }, before: null, after: { updatedAt: updatedAt.toISOString() } }
  },

  async undo(user, { result, after }) {
    const stored = await db.memory.findFirst({ where: { id: result.id, userId: user.id } })
    if (stored?.updatedAt.toISOString() !== kept.parse(after).updatedAt) throw moved(stored && serializeMemory(stored))
    await deleteMemory(user, result.id)
  },

  current: async () => null,
}
