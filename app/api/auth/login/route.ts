import { authAnswer, credentials } from '@/lib/contract/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import { checkLogin } from '@/lib/server/auth/check-login'
import { settlePendingLink } from '@/lib/server/auth/pending-link'
import { signIn } from '@/lib/server/auth/sign-in'
import { AppError } from '@/lib/server/errors'
import { Reply } from '@/lib/server/http/reply'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'

export const POST = publicRoute({ body: credentials, answer: authAnswer }, async ({ body, request }) => {
  const user = await checkLogin(body, clientAddress(request))
  if (!user) throw new AppError('unauthenticated', serverMessages.wrongCredentials)
  const { answer, cookie } = await signIn(user, request.headers.get('user-agent') ?? '')
  return new Reply(answer, [['Set-Cookie', cookie], ...(await settlePendingLink(request, user))])
})
