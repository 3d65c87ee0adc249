import { totpEnd, totpSecret, totpState } from '@/lib/contract/totp'
import { beginTotp, endTotp, readTotp } from '@/lib/server/auth/totp'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: totpState }, ({ user }) => readTotp(user.id))

export const POST = userRoute({ answer: totpSecret, toldOnce: true }, ({ user }) => beginTotp(user))

export const DELETE = userRoute({ body: totpEnd, limit: 'login' }, ({ user, body }) => endTotp(user.id, body))
