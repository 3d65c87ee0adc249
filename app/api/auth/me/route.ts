import { user as userSchema } from '@/lib/contract/user'
import { versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { readUser } from '@/lib/server/users/read-user'
import { serializeUser } from '@/lib/server/users/serialize-user'

export const GET = userRoute({ answer: userSchema, versioned: true }, async ({ user }) =>
  versioned(await readUser(user.id), serializeUser),
)
