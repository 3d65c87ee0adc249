import { apiDescription } from '@/lib/contract/operations'
import { publicRoute, type RouteHandler } from '@/lib/server/http/route'
import { describeApi } from '@/lib/server/openapi/describe-api'
import { routes } from './routes'

let description: ReturnType<typeof describeApi> | undefined

export const GET: RouteHandler = publicRoute({ answer: apiDescription }, () => {
  description ??= describeApi({ ...routes, '/api/openapi.json': { GET } })
  return description
})
