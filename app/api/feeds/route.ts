import { feed, madeFeed } from '@/lib/contract/feed'
import { createFeed, deleteFeed, readFeed } from '@/lib/server/feeds/feeds'
import { ownOrigin } from '@/lib/server/http/origin'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: feed }, ({ user }) => readFeed(user))

export const POST = userRoute({ status: 201, answer: madeFeed, toldOnce: true }, ({ user, request }) =>
  createFeed(user, ownOrigin(request)),
)

export const DELETE = userRoute({}, ({ user }) => deleteFeed(user))
