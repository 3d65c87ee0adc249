import { receipt } from '@/lib/contract/receipt'
import { userRoute } from '@/lib/server/http/route'
import { readReceipt } from '@/lib/server/receipts/receipts'

export const GET = userRoute({ params: ['id'], answer: receipt, asksRow: true }, ({ user, params }) =>
  readReceipt(user, params.id),
)
