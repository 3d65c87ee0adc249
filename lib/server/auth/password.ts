import 'server-only'
import { hash, verify } from '@node-rs/argon2'

// argon2id with the library's defaults, which are OWASP's first recommendation (19 MiB, 2 passes, 1 lane).

let decoy: Promise<string> | undefined

/** The argon2id hash of a password, salt included. Runs off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/**
 * Whether the password belongs to the hash. With no hash (an unknown email, an account without a password) a decoy is
 * checked, so that the answer takes as long and says as little.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash != null
}
