import { accountDocument } from '@/lib/contract/account-document'
import { accountText } from '@/lib/server/exports/account-text'
import { userRoute } from '@/lib/server/http/route'
import { streamText } from '@/lib/server/http/stream-text'

export const GET = userRoute({ answer: accountDocument, asksRow: true }, ({ user }) =>
  streamText(accountText(user, new Date()), { 'Content-Type': 'application/json' }),
)
