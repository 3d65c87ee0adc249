import { z } from 'zod'
import { exportFormat } from '@/lib/contract/account-document'
import { goalExport } from '@/lib/contract/exports'
import { exportAnswer } from '@/lib/server/exports/answer'
import { goalExportRecords, goalsFile } from '@/lib/server/exports/lists'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { query: exportFormat, answer: z.array(goalExport), otherTypes: ['text/csv'], asksRow: true },
  ({ user, query }) => exportAnswer(query.format, goalsFile(user), goalExportRecords(user)),
)
