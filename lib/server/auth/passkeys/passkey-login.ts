import 'server-only'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import { authMessages } from '@/lib/contract/messages/auth'
import type { passkeyLogin } from '@/lib/contract/passkey'
import { db } from '@/lib/server/db/client'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { requireSite } from './add-passkey'
import { keepChallenge, takeChallenge } from './challenges'

/** What the browser is asked to log in: whichever passkey of this site its user chooses. Names no account. */
export async function loginOptions() {
  const options = await generateAuthenticationOptions({ rpID: requireSite().rpID, userVerification: 'required' })
  await keepChallenge(options.challenge, null)
  return { ...options }
}

/**
 * The user whose passkey answered. It stands for both steps of a login: the device, and its owner who unlocked it.
 *
 * @throws AppError `unauthenticated`, the same for an unknown passkey, an answer that is wrong, to another challenge or
 * given before, and for a device whose count went back
 */
export async function checkPasskey({ response }: z.output<typeof passkeyLogin>): Promise<UserRow> {
  const { origin, rpID } = requireSite()
  const kept = await db.passkey.findUnique({ where: { credentialId: response.id }, include: { user: true } })
  // Two reads: an account that goes between them leaves a passkey without its user.
  if (!kept?.user) throw refused()
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: kept.credentialId,
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
      counter: Number(kept.counter),
    },
  }).catch(() => null)
  if (!checked?.verified) throw refused()
  const { count } = await db.passkey.updateMany({
    where: { id: kept.id, counter: kept.counter },
    data: { counter: checked.authenticationInfo.newCounter, lastUsedAt: new Date() },
  })
  if (count === 0) throw refused()
  return kept.user
}

function refused(): AppError {
  return new AppError('unauthenticated', authMessages.passkeyRefused)
}
