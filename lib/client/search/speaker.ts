import { useCurrentUser } from '@/lib/client/auth/current-user'
import { coachLabel } from '@/lib/contract/coaches'
import type { MessageHit } from '@/lib/contract/search'

/** Names who said what was found: the user, the coach that it is noted of, else the present one. */
export function useSpeaker(): (hit: Pick<MessageHit, 'isFromUser' | 'coachName'>) => string {
  const user = useCurrentUser()
  const present = user ? coachLabel(user).name : 'Coach'
  return ({ isFromUser, coachName }) => (isFromUser ? 'You' : (coachName ?? present))
}
