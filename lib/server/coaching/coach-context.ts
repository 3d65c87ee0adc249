import 'server-only'
import type { CoachContext } from '@/lib/server/coach/context'
import { personaOf } from '@/lib/server/coach/personas/personas'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'

/** What every question to the user's coach carries. */
export function coachContext(row: UserRow, now: Date): CoachContext {
  const user = serializeUser(row)
  const { firstName, selectedDomains: domains, timeZone } = user
  return { now, timeZone, user: { firstName, domains }, persona: personaOf(user) }
}
