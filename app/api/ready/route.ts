import { status } from '@/lib/contract/operations'
import { requireDatabase } from '@/lib/server/db/ready'
import { publicRoute } from '@/lib/server/http/route'

export const dynamic = 'force-dynamic'

export const GET = publicRoute({ answer: status, limit: null }, async () => {
  await requireDatabase()
  return { status: 'ok' }
})
