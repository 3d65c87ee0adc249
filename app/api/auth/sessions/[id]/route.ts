import { revokeSession } from '@/lib/server/auth/list-sessions'
import { userRoute } from '@/lib/server/http/route'

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => revokeSession(user.id, params.id))
