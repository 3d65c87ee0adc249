import { accountDocument, importAnswer } from '@/lib/contract/account-document'
import { limits } from '@/lib/contract/limits'
import { userRoute } from '@/lib/server/http/route'
import { importAccount } from '@/lib/server/imports/import-account'

export const POST = userRoute(
  { body: accountDocument, maxBytes: limits.importBytes, limit: 'import', answer: importAnswer },
  ({ user, body }) => importAccount(user, body),
)
