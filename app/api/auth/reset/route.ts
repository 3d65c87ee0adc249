import { resetRequest } from '@/lib/contract/recovery'
import { requestReset } from '@/lib/server/auth/reset'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'

export const POST = publicRoute({ body: resetRequest }, ({ body, request }) =>
  requestReset(body, clientAddress(request)),
)
