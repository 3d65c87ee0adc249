import { authAnswer } from '@/lib/contract/auth'
import { passkeyLogin } from '@/lib/contract/passkey'
import { checkPasskey } from '@/lib/server/auth/passkeys/passkey-login'
import { signIn } from '@/lib/server/auth/sign-in'
import { Reply } from '@/lib/server/http/reply'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'
import { consume } from '@/lib/server/limits/rate-limit'

export const POST = publicRoute({ body: passkeyLogin, answer: authAnswer }, async ({ body, request }) => {
  await consume('passkey', clientAddress(request))
  const { answer, cookie } = await signIn(await checkPasskey(body), request.headers.get('user-agent') ?? '')
  return new Reply(answer, [['Set-Cookie', cookie]])
})
