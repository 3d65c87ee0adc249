import 'server-only'
import { email as emailSchema } from '@/lib/contract/auth'
import { limits } from '@/lib/contract/limits'
import { text } from '@/lib/contract/text'
import { db, isUniqueViolation } from '@/lib/server/db/client'
import type { ProviderIdentity } from './oauth-providers'

const nameSchema = text(limits.name)

export type ProviderAccount = { provider: string; providerAccountId: string }

/**
 * Who may come in by a provider's word:
 * - `known`: the account is tied to a user, or a user was found or made for its verified email and tied to it.
 * - `password`: the email belongs to an account with a password. It was never shown that whoever chose the password
 *   reads that mailbox, so neither gets the other's account; giving the password once ties them.
 * - `refused`: there is no verified email.
 */
export type SignInDecision =
  | { kind: 'known'; userId: string }
  | { kind: 'password'; email: string }
  | { kind: 'refused' }

export async function decideSignIn(account: ProviderAccount, identity: ProviderIdentity): Promise<SignInDecision> {
  const tied = await userOfAccount(account)
  if (tied) return { kind: 'known', userId: tied }
  const parsed = emailSchema.safeParse(identity.email)
  if (!parsed.success) return { kind: 'refused' }
  const email = parsed.data
  const found = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  if (found?.passwordHash) return { kind: 'password', email }
  try {
    const tie = { provider: account.provider, providerAccountId: account.providerAccountId }
    if (found) {
      await db.account.create({ data: { ...tie, userId: found.id } })
      return { kind: 'known', userId: found.id }
    }
    const [firstName, lastName] = [storable(identity.firstName), storable(identity.lastName)]
    const { id } = await db.user.create({
      data: { email, firstName, lastName, selectedDomains: [], accounts: { create: tie } },
      select: { id: true },
    })
    return { kind: 'known', userId: id }
  } catch (error) {
    // Two that come at once: the one that lost finds what the other one made.
    if (!isUniqueViolation(error)) throw error
    return decideSignIn(account, identity)
  }
}

/** The user whom a provider's account is tied to, or null. */
export async function userOfAccount({ provider, providerAccountId }: ProviderAccount): Promise<string | null> {
  const where = { provider_providerAccountId: { provider, providerAccountId } }
  return (await db.account.findUnique({ where, select: { userId: true } }))?.userId ?? null
}

/** Ties a provider's account to a user who has just given their password. One that is tied already stays where it is. */
export async function tieAccount(userId: string, { provider, providerAccountId }: ProviderAccount): Promise<void> {
  await db.account.create({ data: { userId, provider, providerAccountId } }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
  })
}

/** A name that cannot be stored is none: it can be given later. */
function storable(name: string): string {
  return nameSchema.safeParse(name).data ?? ''
}
