import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { db, isUniqueViolation } from '@/lib/server/db/client'
import { importAccount } from '@/lib/server/imports/import-account'
import { deleteAccount } from '@/lib/server/users/delete-account'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { buildDemoAccount, demoPerson } from './demo-account'

const omit = { passwordHash: true } as const

let making: Promise<UserRow> | null = null

/**
 * The account that visitors look around in: a year up to today, made at the first visit of each day. Whoever still looks
 * at yesterday's keeps it until their session is over.
 */
export function demoUser(): Promise<UserRow> {
  making ??= findOrMake(new Date()).finally(() => {
    making = null
  })
  return making
}

async function findOrMake(now: Date): Promise<UserRow> {
  // A visitor's own zone is not known, and there is one account for all of them.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const demoDay = dateIn(timeZone, now)
  const found = await db.user.findUnique({ where: { demoDay }, omit })
  if (found?.onboardingCompleted) return found
  const user = found ?? (await create(demoDay, timeZone))
  // The rows of one account and moment have the same ids: what another instance has brought in already is skipped.
  await importAccount(user, buildDemoAccount({ now: user.createdAt, timeZone }))
  const made = await db.user.update({ where: { id: user.id }, data: { onboardingCompleted: true }, omit })
  await removeOld(demoDay, now)
  return made
}

async function create(demoDay: string, timeZone: string): Promise<UserRow> {
  // No signup takes such an address, no mail reaches it and, without a password, no login opens it.
  const email = `nora+${demoDay}@demo`
  try {
    const data = { ...demoPerson, email, timeZone, demoDay, selectedDomains: [] }
    return await db.user.create({ data, omit })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return db.user.findUniqueOrThrow({ where: { demoDay }, omit })
  }
}

async function removeOld(demoDay: string, now: Date): Promise<void> {
  const looking = { revokedAt: null, expiresAt: { gt: now } }
  const old = await db.user.findMany({
    where: { AND: [{ demoDay: { not: null } }, { demoDay: { not: demoDay } }], sessions: { none: looking } },
    omit,
  })
  for (const user of old) await deleteAccount(user, user.email)
}
