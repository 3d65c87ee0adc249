import { status } from '@/lib/contract/operations'
import { publicRoute } from '@/lib/server/http/route'
import { requireDatabase } from '@/lib/server/ready'

export const dynamic = 'force-dynamic'

export const GET = publicRoute({ answer: status, limit: null }, async () => {
  await requireDatabase()
  return { status: 'ok' }
})
