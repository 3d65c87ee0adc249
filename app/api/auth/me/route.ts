import { user as userSchema } from '@/lib/contract/user'
import { versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { serializeUser } from '@/lib/server/users/serialize-user'

export const GET = userRoute({ answer: userSchema, versioned: true }, ({ user }) => versioned(user, serializeUser))
