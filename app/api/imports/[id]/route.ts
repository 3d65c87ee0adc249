import { fileImport, importApply, importPreview } from '@/lib/contract/file-import'
import { userRoute } from '@/lib/server/http/route'
import { readImport, remapImport } from '@/lib/server/imports/file-imports'
import { undoImport } from '@/lib/server/imports/undo-import'

export const GET = userRoute({ params: ['id'], answer: fileImport }, ({ user, params }) => readImport(user, params.id))

export const PATCH = userRoute({ params: ['id'], body: importApply, answer: importPreview }, ({ user, params, body }) =>
  remapImport(user, params.id, body.mapping),
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => undoImport(user, params.id))
