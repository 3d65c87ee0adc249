import { fileImport, importApply } from '@/lib/contract/file-import'
import { userRoute } from '@/lib/server/http/route'
import { applyImport } from '@/lib/server/imports/apply-import'

export const POST = userRoute(
  { params: ['id'], body: importApply, status: 202, answer: fileImport },
  ({ user, params, body }) => applyImport(user, params.id, body.mapping),
)
