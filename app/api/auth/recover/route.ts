import { recovery } from '@/lib/contract/recovery'
import { recover } from '@/lib/server/auth/recover'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'

export const POST = publicRoute({ body: recovery }, ({ body, request }) => recover(body, clientAddress(request)))
