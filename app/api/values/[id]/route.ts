import { datapoint, valuePatch } from '@/lib/contract/measure'
import { serializeValue } from '@/lib/server/goals/measure/serialize-value'
import { deleteValue, updateValue } from '@/lib/server/goals/measure/values'
import { userRoute } from '@/lib/server/http/route'

export const PATCH = userRoute(
  { client: 'values', params: ['id'], body: valuePatch, answer: datapoint },
  async ({ user, params, body }) => serializeValue(await updateValue(user, params.id, body)),
)

export const DELETE = userRoute({ client: 'values', params: ['id'] }, ({ user, params }) =>
  deleteValue(user, params.id),
)
