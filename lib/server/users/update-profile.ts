import 'server-only'
import type { z } from 'zod'
import { ONBOARDING_LEADER } from '@/lib/contract/coaches'
import { serverMessages } from '@/lib/contract/messages/server'
import type { profilePatch, User } from '@/lib/contract/user'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, invalid } from '@/lib/server/errors'
import { acceptedVersions } from '@/lib/server/etag'
import { chosenPush } from '@/lib/server/push/settings'
import { serializeUser, type UserRow } from './serialize-user'

/**
 * Changes what is sent of the profile. Finishing onboarding without naming a coach picks the onboarding one. The rules
 * are judged on the stored profile, which keeps a name that it has, with the account's other changes waiting.
 *
 * @throws AppError `validation_failed` for onboarding without a domain or an incomplete custom coach,
 * `precondition_failed` where `ifMatch` names another version than the stored one
 */
export function updateProfile(
  user: UserRow,
  { firstName, lastName, push, ...patch }: z.output<typeof profilePatch>,
  ifMatch: string | null,
): Promise<UserRow> {
  const where = { id: user.id }
  return userTransaction(user.id, async (tx) => {
    const stored = await tx.user.findUniqueOrThrow({ where, omit: { passwordHash: true } })
    if (acceptedVersions(ifMatch)?.includes(stored.version) === false) {
      throw new AppError('precondition_failed', serverMessages.stale, { current: serializeUser(stored) })
    }
    const finishing = patch.onboardingCompleted === true && !stored.onboardingCompleted
    const names = {
      firstName: stored.firstName || firstName?.trim(),
      lastName: stored.lastName || lastName?.trim(),
    }
    const data = finishing ? { selectedLeader: ONBOARDING_LEADER, ...patch } : patch
    requireWholeProfile({ ...serializeUser(stored), ...data })
    const version = { increment: 1 }
    return tx.user.update({
      where,
      data: { ...data, ...names, ...(push && { push: chosenPush(push, new Date()) }), version, updatedAt: new Date() },
      omit: { passwordHash: true },
    })
  })
}

function requireWholeProfile(next: User): void {
  if (next.onboardingCompleted && next.selectedDomains.length === 0) {
    throw invalid({ selectedDomains: [serverMessages.onboardingNeedsDomain] })
  }
  if (next.selectedLeader === 'custom' && !isWholeCoach(next)) {
    throw invalid({ selectedLeader: [serverMessages.customCoachIncomplete] })
  }
}

type CustomCoach = Pick<User, 'customCoachName' | 'customCoachStyle' | 'customCoachPrompt'>

/** Whether a custom coach has all that it needs to speak. */
export function isWholeCoach(coach: Partial<CustomCoach>): boolean {
  return [coach.customCoachName, coach.customCoachStyle, coach.customCoachPrompt].every((part) => part?.trim())
}
