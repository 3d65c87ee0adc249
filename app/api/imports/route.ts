import { z } from 'zod'
import { fileImport, importName, importPreview, newFileImport } from '@/lib/contract/file-import'
import { limits } from '@/lib/contract/limits'
import { mediaTypeOf } from '@/lib/server/http/read-body'
import { userRoute } from '@/lib/server/http/route'
import { listImports, uploadFile, uploadStream } from '@/lib/server/imports/file-imports'

/** A file that is too large for a form. */
const AS_IT_IS = 'application/octet-stream'

export const GET = userRoute({ answer: z.array(fileImport) }, ({ user }) => listImports(user))

export const POST = userRoute(
  {
    body: newFileImport,
    query: importName,
    takesForm: true,
    readsItself: AS_IT_IS,
    maxBytes: limits.importFileBytes,
    limit: 'upload',
    status: 201,
    answer: importPreview,
  },
  ({ user, body, query, request }) =>
    mediaTypeOf(request) === AS_IT_IS ? uploadStream(user, query.name ?? 'file', request.body) : uploadFile(user, body),
)
