import { z } from 'zod'
import { accessToken, madeAccessToken, newAccessToken } from '@/lib/contract/access-token'
import { createToken, listTokens } from '@/lib/server/clients/tokens'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: z.array(accessToken) }, ({ user }) => listTokens(user))

export const POST = userRoute(
  { body: newAccessToken, status: 201, answer: madeAccessToken, toldOnce: true },
  ({ user, body }) => createToken(user, body),
)
