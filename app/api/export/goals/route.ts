import { exportFormat } from '@/lib/contract/account-document'
import { exportAnswer } from '@/lib/server/exports/answer'
import { goalExportRecords, goalsFile } from '@/lib/server/exports/lists'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ query: exportFormat }, ({ user, query }) =>
  exportAnswer(query.format, goalsFile(user), goalExportRecords(user)),
)
