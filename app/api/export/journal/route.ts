import { z } from 'zod'
import { exportFormat } from '@/lib/contract/account-document'
import { journalRecord } from '@/lib/contract/exports'
import { exportAnswer } from '@/lib/server/exports/answer'
import { journalFile, journalRecords } from '@/lib/server/exports/lists'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { query: exportFormat, answer: z.array(journalRecord), otherTypes: ['text/csv'], asksRow: true },
  ({ user, query }) => exportAnswer(query.format, journalFile, journalRecords(user)),
)
