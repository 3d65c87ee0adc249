import { deleteToken } from '@/lib/server/clients/tokens'
import { userRoute } from '@/lib/server/http/route'

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteToken(user, params.id))
