import { publicRoute } from '@/lib/server/http/route'

export const dynamic = 'force-dynamic'

export const GET = publicRoute({}, () => ({ status: 'ok' }))
