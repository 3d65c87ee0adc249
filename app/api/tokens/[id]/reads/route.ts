import { z } from 'zod'
import { tokenRead, tokenReadFilter } from '@/lib/contract/access-token'
import { listReads } from '@/lib/server/clients/token-reads'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { params: ['id'], query: tokenReadFilter, answer: z.array(tokenRead) },
  async ({ user, params, query, request }) => listed(request, await listReads(user, params.id, query)),
)
