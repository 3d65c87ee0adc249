import { status } from '@/lib/contract/operations'
import { publicRoute } from '@/lib/server/http/route'

export const dynamic = 'force-dynamic'

export const GET = publicRoute({ answer: status, limit: null }, () => ({ status: 'ok' }))
