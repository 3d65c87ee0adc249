import { recoveryCodes, recoveryCodesLeft, recoveryRenewal } from '@/lib/contract/recovery'
import { countRecoveryCodes, renewRecoveryCodes } from '@/lib/server/auth/recovery-codes'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: recoveryCodesLeft }, ({ user }) => countRecoveryCodes(user.id))

export const POST = userRoute(
  { body: recoveryRenewal, answer: recoveryCodes, limit: 'login', toldOnce: true },
  ({ user, body }) => renewRecoveryCodes(user.id, body),
)
