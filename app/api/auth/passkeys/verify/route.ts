import { newPasskey, passkey } from '@/lib/contract/passkey'
import { addPasskey } from '@/lib/server/auth/passkeys/add-passkey'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute({ body: newPasskey, answer: passkey, status: 201 }, ({ user, sessionId, body }) =>
  addPasskey(user.id, sessionId, body),
)
