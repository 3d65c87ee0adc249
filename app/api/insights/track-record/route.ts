import { trackRecord as answer } from '@/lib/contract/track-record'
import { userRoute } from '@/lib/server/http/route'
import { trackRecord } from '@/lib/server/insights/track-record'

export const GET = userRoute({ answer }, ({ user }) => trackRecord(user, new Date()))
