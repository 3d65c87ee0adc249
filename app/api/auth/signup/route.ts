import { newAccount } from '@/lib/contract/auth'
import { signupAnswer } from '@/lib/contract/recovery'
import { createAccount } from '@/lib/server/auth/accounts'
import { signIn } from '@/lib/server/auth/sign-in'
import { Reply } from '@/lib/server/http/reply'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'
import { consume } from '@/lib/server/limits/rate-limit'

export const POST = publicRoute({ body: newAccount, status: 201, answer: signupAnswer }, async ({ body, request }) => {
  await consume('signup', clientAddress(request))
  const { user, recoveryCodes } = await createAccount(body)
  const { answer, cookie } = await signIn(user, request.headers.get('user-agent') ?? '')
  return new Reply({ ...answer, recoveryCodes }, [['Set-Cookie', cookie]])
})
