import { z } from 'zod'
import { memory, memoryFilter } from '@/lib/contract/memory'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listMemories, serializeMemory } from '@/lib/server/memories/memories'

export const GET = userRoute(
  { client: 'confidence', query: memoryFilter, answer: z.array(memory) },
  async ({ user, query, request }) => listed(request, await listMemories(user, query), serializeMemory),
)
