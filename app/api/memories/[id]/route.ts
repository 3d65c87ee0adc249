import { memory, memoryPatch } from '@/lib/contract/memory'
import { userRoute } from '@/lib/server/http/route'
import { deleteMemory, serializeMemory, updateMemory } from '@/lib/server/memories/memories'

export const PATCH = userRoute({ params: ['id'], body: memoryPatch, answer: memory }, async ({ user, params, body }) =>
  serializeMemory(await updateMemory(user, params.id, body)),
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteMemory(user, params.id))
