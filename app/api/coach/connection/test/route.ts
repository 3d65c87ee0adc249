import { connectionTest, triedConnection } from '@/lib/contract/connection'
import { testConnection } from '@/lib/server/connection/test-connection'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute({ body: triedConnection, answer: connectionTest }, ({ user, body, request }) =>
  testConnection(user, body, request.signal),
)
