import { z } from 'zod'
import { loggedValue } from '@/lib/contract/goal'
import { datapoint, newValue, valueFilter } from '@/lib/contract/measure'
import { serializeValue } from '@/lib/server/goals/measure/serialize-value'
import { listValues } from '@/lib/server/goals/measure/values'
import { listed, Reply } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { logValue } from '@/lib/server/proposals/log-value'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'

export const GET = userRoute(
  { client: 'facts', params: ['id'], query: valueFilter, answer: z.array(datapoint) },
  async ({ user, params, query, request }) => listed(request, await listValues(user, params.id, query), serializeValue),
)

export const POST = userRoute(
  { client: 'values', params: ['id'], body: newValue, status: 201, mayRepeat: true, answer: loggedValue },
  async ({ user, params, body }) => {
    const { value, act } = await logValue(user, params.id, body)
    if (!act) return new Reply(serializeValue(value), [], 200)
    return { ...serializeValue(value), act: serializeProposal(act) }
  },
)
