import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/server/env'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** By how much what is sealed is longer. */
export const SEALED_MORE = IV_BYTES + TAG_BYTES
/** Names what the derived key is for, so that it is no other key of the server's. What is sealed is told apart by its place. */
const PURPOSE = 'apogee: sealed keys'

/**
 * Seals a text under a key that is derived from the server's secret, and binds it to `place`: put anywhere else it does
 * not open.
 */
export function seal(text: string, place: string): string {
  return sealBytes(Buffer.from(text, 'utf8'), sealingKey(), place).toString('base64url')
}

/** What was sealed; null where it does not open: the secret is another one, it was altered, or it stands elsewhere. */
export function unseal(sealed: string, place: string): string | null {
  return unsealBytes(Buffer.from(sealed, 'base64url'), sealingKey(), place)?.toString('utf8') ?? null
}

/** Seals bytes under a key of 32 bytes, bound to `place`. */
export function sealBytes(bytes: Uint8Array, key: Uint8Array, place: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** What `sealBytes` sealed; null where the key or the place is another, or a byte was altered. */
export function unsealBytes(sealed: Buffer, key: Uint8Array, place: string): Buffer | null {
  if (sealed.length < SEALED_MORE) return null
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, SEALED_MORE)
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(SEALED_MORE)), decipher.final()])
  } catch {
    return null
  }
}

function sealingKey(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', PURPOSE, 32))
}
