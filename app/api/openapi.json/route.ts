import { publicRoute } from '@/lib/server/http/route'
import { describeApi } from '@/lib/server/openapi/describe-api'
import { routes } from './routes'

let description: ReturnType<typeof describeApi> | undefined

export const GET = publicRoute({}, () => {
  description ??= describeApi(routes)
  return description
})
