import { publicRoute } from '@/lib/server/http/route'
import { requireDatabase } from '@/lib/server/ready'

export const dynamic = 'force-dynamic'

export const GET = publicRoute({}, async () => {
  await requireDatabase()
  return { status: 'ok' }
})
