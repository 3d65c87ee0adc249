import { reset } from '@/lib/contract/recovery'
import { resetPassword } from '@/lib/server/auth/reset'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'

export const POST = publicRoute({ params: ['token'], body: reset }, ({ params, body, request }) =>
  resetPassword(params.token, body, clientAddress(request)),
)
