import { z } from 'zod'
import { experiment, experimentFilter, newExperiment } from '@/lib/contract/experiment'
import { listExperiments, startExperiment } from '@/lib/server/experiments/experiments'
import { serializeExperiment } from '@/lib/server/experiments/serialize-experiment'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { client: 'facts', query: experimentFilter, answer: z.array(experiment) },
  async ({ user, query, request }) => listed(request, await listExperiments(user, query), serializeExperiment),
)

export const POST = userRoute({ body: newExperiment, status: 201, answer: experiment }, async ({ user, body }) =>
  serializeExperiment(await startExperiment(user, body)),
)
