import { totpConfirmation } from '@/lib/contract/totp'
import { confirmTotp } from '@/lib/server/auth/totp'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute({ body: totpConfirmation, limit: 'login' }, ({ user, sessionId, body }) =>
  confirmTotp(user.id, sessionId, body),
)
