import { passwordChange } from '@/lib/contract/auth'
import { changePassword } from '@/lib/server/auth/change-password'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute({ body: passwordChange, limit: 'login' }, ({ user, sessionId, body }) =>
  changePassword(user.id, sessionId, body),
)
