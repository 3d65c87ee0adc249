import { passkeyState } from '@/lib/contract/passkey'
import { readPasskeys } from '@/lib/server/auth/passkeys/passkeys'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: passkeyState }, ({ user }) => readPasskeys(user.id))
