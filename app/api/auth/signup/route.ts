import { authAnswer, newAccount } from '@/lib/contract/auth'
import { createAccount } from '@/lib/server/auth/accounts'
import { signIn } from '@/lib/server/auth/sign-in'
import { clientAddress } from '@/lib/server/http/client-address'
import { consume } from '@/lib/server/http/rate-limit'
import { Reply } from '@/lib/server/http/reply'
import { publicRoute } from '@/lib/server/http/route'

export const POST = publicRoute({ body: newAccount, status: 201, answer: authAnswer }, async ({ body, request }) => {
  await consume('signup', clientAddress(request))
  const { answer, cookie } = await signIn(await createAccount(body), request.headers.get('user-agent') ?? '')
  return new Reply(answer, [['Set-Cookie', cookie]])
})
