import 'server-only'
import { isIP } from 'node:net'
import { env } from '@/lib/server/env'

/**
 * The address that passkeys are bound to, as browsers take it: over https, or at localhost, and never by number. Null
 * where this site is opened at another one.
 */
export function passkeySite(): { origin: string; rpID: string } | null {
  const { origin, protocol, hostname } = new URL(env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null
  return protocol === 'https:' || hostname === 'localhost' ? { origin, rpID: hostname } : null
}
