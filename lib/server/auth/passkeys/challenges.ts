import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/server/db/client'

/** Longer than a person takes, and than browsers wait. */
const LASTS_MS = 10 * 60_000

/** Keeps a challenge that a browser was asked, for a user who adds a passkey, or for whoever logs in. */
export async function keepChallenge(challenge: string, userId: string | null): Promise<void> {
  const expiresAt = new Date(Date.now() + LASTS_MS)
  await db.passkeyChallenge.create({ data: { hash: hashOf(challenge), userId, expiresAt } })
}

/** Whether a challenge was asked for this and not answered yet. It is used up by that, of two at once by one. */
export async function takeChallenge(challenge: string, userId: string | null): Promise<boolean> {
  const where = { hash: hashOf(challenge), userId, expiresAt: { gt: new Date() } }
  return (await db.passkeyChallenge.deleteMany({ where })).count > 0
}

export async function sweepChallenges(): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: new Date() } } })
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex')
}
