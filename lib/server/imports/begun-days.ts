import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { commonMessages } from '@/lib/contract/messages/common'
import { invalid } from '@/lib/server/errors'

/** Where a day begins first. Whoever wrote the document may have been a day ahead. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'

/** @throws AppError `validation_failed` for a day that has not begun anywhere */
export function requireBegun(field: string, dates: readonly string[]): void {
  const today = dateIn(EARLIEST_ZONE, new Date())
  if (dates.some((date) => date > today)) throw invalid({ [field]: [commonMessages.field.dateInFuture] })
}
