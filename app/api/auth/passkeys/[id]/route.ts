import { deletePasskey } from '@/lib/server/auth/passkeys/passkeys'
import { userRoute } from '@/lib/server/http/route'

export const DELETE = userRoute({ params: ['id'] }, ({ user, sessionId, params }) =>
  deletePasskey(user.id, sessionId, params.id),
)
