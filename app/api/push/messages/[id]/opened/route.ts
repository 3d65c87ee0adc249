import { userRoute } from '@/lib/server/http/route'
import { noteOpened } from '@/lib/server/push/neglect'

export const POST = userRoute({ params: ['id'] }, ({ user, params }) => noteOpened(user, params.id))
