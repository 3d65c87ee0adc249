import { useCurrentUser } from '@/lib/client/auth/current-user'
import { dateIn } from '@/lib/contract/calendar'

/** What is said of a target date as it is chosen: one that has passed is taken, and not without a word. */
export function usePastDayWords(date: string): string | undefined {
  const timeZone = useCurrentUser()?.timeZone
  if (!date || !timeZone || date >= dateIn(timeZone, new Date())) return undefined
  return 'That day has passed.'
}
