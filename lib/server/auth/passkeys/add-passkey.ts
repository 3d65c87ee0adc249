import 'server-only'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { limits } from '@/lib/contract/limits'
import { authMessages } from '@/lib/contract/messages/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import type { newPasskey, Passkey, passkeyBeginning } from '@/lib/contract/passkey'
import { db, isUniqueViolation } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, invalid } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { verifyPassword } from '../password'
import { keepChallenge, takeChallenge } from './challenges'
import { passkeySite } from './passkey-site'
import { endOtherSessions, serializePasskey } from './passkeys'

/**
 * What the browser is asked to make a passkey. The password is asked for, where the account has one: a session that was
 * left open must not be enough to stay for ever.
 *
 * @throws AppError `validation_failed` for a wrong password; `conflict` where this address takes no passkeys, or there
 * are enough
 */
export async function passkeyOptionsFor(
  { id: userId, email, firstName }: UserRow,
  { currentPassword }: z.output<typeof passkeyBeginning>,
) {
  const site = requireSite()
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } })
  if (passwordHash && !(await verifyPassword(passwordHash, currentPassword ?? ''))) {
    throw invalid({ currentPassword: [authMessages.field.passwordWrong] })
  }
  const known = await db.passkey.findMany({ where: { userId }, select: { credentialId: true } })
  if (known.length >= limits.passkeys) throw new AppError('conflict', serverMessages.passkeysFull)
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: site.rpID,
    userName: email,
    userDisplayName: firstName || email,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    // Both steps of a login in one: what the device is, and that its owner unlocked it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(options.challenge, userId)
  return { ...options }
}

/**
 * Keeps the passkey that the browser made, and ends every other session.
 *
 * @throws AppError `validation_failed` for an answer to another challenge, to one that was answered, of another site, or
 * that is none; `conflict` for a passkey that is kept already
 */
export async function addPasskey(
  userId: string,
  sessionId: string,
  { name, response }: z.output<typeof newPasskey>,
): Promise<Passkey> {
  const { origin, rpID } = requireSite()
  const made = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(challenge, userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null)
  if (!made?.verified) throw invalid({ response: [authMessages.field.passkeyRefused] })
  const { id: credentialId, publicKey, counter } = made.registrationInfo.credential
  const data = { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, name, userId }
  try {
    return await userTransaction(userId, async (tx) => {
      const row = await tx.passkey.create({ data: { ...data, id: newId() } })
      await endOtherSessions(tx, userId, sessionId)
      return serializePasskey(row)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', serverMessages.passkeyKept)
    throw error
  }
}

/** @throws AppError `conflict` */
export function requireSite() {
  const site = passkeySite()
  if (!site) throw new AppError('conflict', serverMessages.passkeysImpossible)
  return site
}
