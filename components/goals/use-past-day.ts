import { useCurrentUser } from '@/lib/client/auth/current-user'
import { dateIn } from '@/lib/contract/calendar'
import { goalMessages } from '@/lib/contract/messages/goals'

/** Why a day cannot be a goal's new date; undefined where it can. One that it has already may be over. */
export function usePastDay(): (day: string, stored?: string | null) => string | undefined {
  const timeZone = useCurrentUser()?.timeZone ?? 'UTC'
  return (day, stored) =>
    day && day !== stored && day < dateIn(timeZone, new Date()) ? goalMessages.field.dayPassed : undefined
}
