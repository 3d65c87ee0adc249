import 'server-only'
import { createECDH, hkdfSync } from 'node:crypto'
import { env } from '@/lib/server/env'

/** Names what the derived key is for, so that it is no other key of the server's. */
const PURPOSE = 'apogee: push messages'
const CURVE = 'prime256v1'

type VapidKeys = { subject: string; publicKey: string; privateKey: string }

let kept: VapidKeys | undefined

/**
 * The keys by which push services know this server. They come out of its secret, which is made at the first start and
 * kept in `data/`: all instances of a server have the same ones, and none needs a file or a row of its own.
 */
export function vapidKeys(): VapidKeys {
  kept ??= makeKeys()
  return kept
}

function makeKeys(): VapidKeys {
  const ecdh = createECDH(CURVE)
  // Of 2^256 numbers all but one in four thousand million are private keys of the curve; any other is refused here.
  ecdh.setPrivateKey(Buffer.from(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', PURPOSE, 32)))
  const [publicKey, privateKey] = [ecdh.getPublicKey(), Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex')]
  return {
    subject: subject(),
    publicKey: publicKey.toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** Whom a push service may turn to: it wants a site or an address. */
function subject(): string {
  if (env.NEXTAUTH_URL?.startsWith('https://')) return new URL(env.NEXTAUTH_URL).origin
  return `mailto:${env.OWNER_EMAIL ?? 'owner@localhost'}`
}
