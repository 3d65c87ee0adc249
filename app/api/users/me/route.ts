import { accountDeletion } from '@/lib/contract/auth'
import { clearedSessionCookie } from '@/lib/server/auth/cookie'
import { Reply } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { deleteAccount } from '@/lib/server/users/delete-account'

export const DELETE = userRoute({ body: accountDeletion }, async ({ user, body }) => {
  await deleteAccount(user, body.confirmation)
  return new Reply(undefined, [['Set-Cookie', clearedSessionCookie()]])
})
