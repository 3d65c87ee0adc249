import { pushKey } from '@/lib/contract/push'
import { userRoute } from '@/lib/server/http/route'
import { mutedByNeglect } from '@/lib/server/push/settings'
import { vapidKeys } from '@/lib/server/push/vapid'

export const GET = userRoute({ answer: pushKey }, ({ user }) => ({
  key: vapidKeys().publicKey,
  muted: mutedByNeglect(user),
}))
