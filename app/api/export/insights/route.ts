import { exportFormat } from '@/lib/contract/account-document'
import { exportAnswer } from '@/lib/server/exports/answer'
import { insightRecords } from '@/lib/server/exports/insight-records'
import { insightsFile } from '@/lib/server/exports/lists'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ query: exportFormat }, ({ user, query }) =>
  exportAnswer(query.format, insightsFile(user, new Date()), insightRecords(user)),
)
