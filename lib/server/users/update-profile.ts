import 'server-only'
import type { z } from 'zod'
import { ONBOARDING_LEADER } from '@/lib/contract/coaches'
import { messages } from '@/lib/contract/messages'
import type { profilePatch } from '@/lib/contract/user'
import { db } from '@/lib/server/db'
import { AppError, invalid } from '@/lib/server/errors'
import { acceptedVersions } from '@/lib/server/etag'
import { serializeUser, type UserRow } from './serialize-user'

/**
 * Changes what is sent of the profile. Finishing onboarding without naming a coach picks the onboarding one.
 *
 * @throws AppError `validation_failed` for onboarding without a domain or an incomplete custom coach,
 * `precondition_failed` where `ifMatch` names another version than the stored one
 */
export async function updateProfile(
  user: UserRow,
  patch: z.output<typeof profilePatch>,
  ifMatch: string | null,
): Promise<UserRow> {
  const finishing = patch.onboardingCompleted === true && !user.onboardingCompleted
  const data = finishing ? { selectedLeader: ONBOARDING_LEADER, ...patch } : patch
  const next = { ...serializeUser(user), ...data }
  if (next.onboardingCompleted && next.selectedDomains.length === 0) {
    throw invalid({ selectedDomains: [messages.server.onboardingNeedsDomain] })
  }
  const coachIsWhole = [next.customCoachName, next.customCoachStyle, next.customCoachPrompt].every((part) =>
    part.trim(),
  )
  if (next.selectedLeader === 'custom' && !coachIsWhole) {
    throw invalid({ selectedLeader: [messages.server.customCoachIncomplete] })
  }
  const { count } = await db.user.updateMany({
    where: { id: user.id, version: { in: acceptedVersions(ifMatch) } },
    data: { ...data, version: { increment: 1 } },
  })
  const stored = await db.user.findUniqueOrThrow({ where: { id: user.id }, omit: { passwordHash: true } })
  if (count === 0) {
    throw new AppError('precondition_failed', messages.server.stale, { current: serializeUser(stored) })
  }
  return stored
}
