import { useCurrentUser } from '@/lib/client/auth/current-user'
import { isQuietAt } from '@/lib/contract/push-kinds'

/** What is said of an alert's time on the user's clock that falls into their quiet hours. */
export function useQuietNote(time: string | null): string | undefined {
  const push = useCurrentUser()?.push
  if (!time || !push?.alerts || !push.quiet || !isQuietAt(push.quiet, time)) return undefined
  return `In your quiet hours: its message waits until ${push.quiet.to}.`
}
