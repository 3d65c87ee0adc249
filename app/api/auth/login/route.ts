import { credentials } from '@/lib/contract/auth'
import { logIn } from '@/lib/server/auth/log-in'
import { clientAddress } from '@/lib/server/http/rate-limit'
import { Reply } from '@/lib/server/http/reply'
import { publicRoute } from '@/lib/server/http/route'

export const POST = publicRoute({ body: credentials }, async ({ body, request }) => {
  const { answer, cookie } = await logIn(body, clientAddress(request), request.headers.get('user-agent') ?? '')
  return new Reply(answer, [['Set-Cookie', cookie]])
})
