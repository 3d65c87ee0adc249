import { passkeyBeginning, passkeyOptions } from '@/lib/contract/passkey'
import { passkeyOptionsFor } from '@/lib/server/auth/passkeys/add-passkey'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  { body: passkeyBeginning, answer: passkeyOptions, limit: 'login', toldOnce: true },
  ({ user, body }) => passkeyOptionsFor(user, body),
)
