import { foundServers } from '@/lib/contract/connection'
import { findForOwner } from '@/lib/server/connection/connections'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute({ answer: foundServers }, ({ user }) => findForOwner(user))
