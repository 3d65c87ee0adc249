import { newSubscription, subscription, subscriptionToEnd } from '@/lib/contract/push'
import { userRoute } from '@/lib/server/http/route'
import { subscribe, unsubscribe } from '@/lib/server/push/subscriptions'

export const POST = userRoute(
  { body: newSubscription, status: 201, answer: subscription },
  ({ user, sessionId, body }) => subscribe({ user, sessionId }, body),
)

export const DELETE = userRoute({ body: subscriptionToEnd }, ({ user, body }) => unsubscribe(user, body.endpoint))
