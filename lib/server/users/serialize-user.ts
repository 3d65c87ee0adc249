import 'server-only'
import { z } from 'zod'
import { coachLabel, type Leader } from '@/lib/contract/coaches'
import { domainIds } from '@/lib/contract/domains'
import type { User } from '@/lib/contract/user'
import { pushSettingsOf } from '@/lib/server/push/settings'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** A user as the server passes it about: everything but the password's hash. */
export type UserRow = Prisma.UserGetPayload<{ omit: { passwordHash: true } }>

const storedDomains = z.array(z.enum(domainIds))

/** The user as the contract shows it: an allow-list, so that a new column is private until it is named here. */
export function serializeUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    selectedDomains: storedDomains.parse(row.selectedDomains),
    selectedLeader: row.selectedLeader as Leader,
    customCoachName: row.customCoachName,
    customCoachStyle: row.customCoachStyle,
    customCoachPrompt: row.customCoachPrompt,
    onboardingCompleted: row.onboardingCompleted,
    timeZone: row.timeZone,
    memoryPaused: row.memoryPaused,
    push: pushSettingsOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What the user's coach is called now: what it says is signed with it. */
export function coachNameOf(row: UserRow): string {
  return coachLabel({ ...row, selectedLeader: row.selectedLeader as Leader }).name
}
