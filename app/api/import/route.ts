import { accountDocument, importAnswer, importOptions } from '@/lib/contract/account-document'
import { limits } from '@/lib/contract/limits'
import { userRoute } from '@/lib/server/http/route'
import { importAccount } from '@/lib/server/imports/import-account'
import { importZip, isZip, ZIP } from '@/lib/server/imports/import-zip'

export const POST = userRoute(
  {
    body: accountDocument,
    query: importOptions,
    maxBytes: limits.importBytes,
    readsItself: ZIP,
    limit: 'import',
    answer: importAnswer,
  },
  ({ user, body, query, request }) =>
    isZip(request) ? importZip(user, request, query) : importAccount(user, body, query),
)
