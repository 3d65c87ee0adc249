import { experiment, experimentPatch } from '@/lib/contract/experiment'
import { changeExperiment, deleteExperiment } from '@/lib/server/experiments/experiments'
import { serializeExperiment } from '@/lib/server/experiments/serialize-experiment'
import { userRoute } from '@/lib/server/http/route'

export const PATCH = userRoute(
  { params: ['id'], body: experimentPatch, answer: experiment },
  async ({ user, params, body }) => serializeExperiment(await changeExperiment(user, params.id, body)),
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteExperiment(user, params.id))
