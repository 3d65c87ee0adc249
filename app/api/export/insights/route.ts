import { z } from 'zod'
import { exportFormat } from '@/lib/contract/account-document'
import { insightRecord } from '@/lib/contract/exports'
import { exportAnswer } from '@/lib/server/exports/answer'
import { insightRecords } from '@/lib/server/exports/insight-records'
import { insightsFile } from '@/lib/server/exports/lists'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { query: exportFormat, answer: z.array(insightRecord), otherTypes: ['text/csv'], asksRow: true },
  ({ user, query }) => exportAnswer(query.format, insightsFile(user, new Date()), insightRecords(user)),
)
