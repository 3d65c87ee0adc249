import { passkeyOptions } from '@/lib/contract/passkey'
import { loginOptions } from '@/lib/server/auth/passkeys/passkey-login'
import { passOver } from '@/lib/server/http/read-body'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'
import { consume } from '@/lib/server/limits/rate-limit'

export const POST = publicRoute({ answer: passkeyOptions }, async ({ request }) => {
  await passOver(request)
  await consume('passkey', clientAddress(request))
  return loginOptions()
})
