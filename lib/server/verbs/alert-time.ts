import 'server-only'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { instant } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'

/** Whether an alert's time is over: then there is nothing left to be told at. */
export function isPast(scheduledFor: unknown): boolean {
  return instant.safeParse(scheduledFor).success && Date.parse(scheduledFor as string) <= Date.now()
}

/** @throws AppError `validation_failed` for a time that has passed */
export function requireStillToCome({ scheduledFor }: { scheduledFor: string }): void {
  if (isPast(scheduledFor)) throw invalid({ scheduledFor: [alertMessages.field.alertTimePast] })
}
