import { accountDocument, accountFormat } from '@/lib/contract/account-document'
import { accountText } from '@/lib/server/exports/account-text'
import { accountZip } from '@/lib/server/exports/account-zip'
import { userRoute } from '@/lib/server/http/route'
import { streamText } from '@/lib/server/http/stream-text'

export const GET = userRoute(
  { query: accountFormat, answer: accountDocument, otherTypes: ['application/zip'], asksRow: true },
  ({ user, query }) =>
    query.format === 'zip'
      ? accountZip(user, new Date())
      : streamText(accountText(user, new Date()), { 'Content-Type': 'application/json' }),
)
