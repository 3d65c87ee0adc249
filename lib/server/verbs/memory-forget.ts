import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/server/db/client'
import { notFound } from '@/lib/server/errors'
import { deleteMemory, serializeMemory } from '@/lib/server/memories/memories'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { moved } from './moved'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

const forgotten = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.string(),
  sourceKind: z.string(),
  sourceId: z.string(),
  pinned: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const memoryForget: VerbDefinition<'memory.forget'> = {
  async preview(user, { memoryId }) {
    const text = memoryId === undefined ? null : (await getMemory(user, memoryId)).text
    return { title: `Forget: ${text ?? 'a memory'}`, diff: changes(change('text', 'Memory', text, null)) }
  },

  async apply(user, { memoryId }) {
    const { userId: _, createdAt, updatedAt, ...memory } = await getMemory(user, memoryId)
    await deleteMemory(user, memoryId)
    const before = { ...memory, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
    return { result: { kind: 'memory', id: memoryId }, before, after: {} }
  },

  async undo(user, { before }) {
    const memory = forgotten.parse(before)
    const stored = await db.memory.findFirst({ where: { id: memory.id, userId: user.id } })
    if (stored) throw moved(serializeMemory(stored))
    await db.memory.create({ data: { ...memory, userId: user.id } })
  },

  async current(user, { memoryId }) {
    const stored = memoryId && (await db.memory.findFirst({ where: { id: memoryId, userId: user.id } }))
    return stored ? serializeMemory(stored) : null
  },
}

async function getMemory(user: UserRow, id: string) {
  const stored = await db.memory.findFirst({ where: { id, userId: user.id } })
  if (!stored) throw notFound()
  return stored
}
