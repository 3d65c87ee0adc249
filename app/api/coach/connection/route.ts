import { connection, newConnection } from '@/lib/contract/connection'
import { deleteConnection, readConnection, writeConnection } from '@/lib/server/connection/connections'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: connection, asksRow: true }, ({ user }) => readConnection(user))

export const PUT = userRoute({ body: newConnection, answer: connection }, ({ user, body }) =>
  writeConnection(user, body),
)

export const DELETE = userRoute({}, ({ user }) => deleteConnection(user))
