import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The step of thirty seconds that an authenticator app is in. */
export function stepNow(): number {
  return Math.floor(Date.now() / 30_000)
}

/** What an authenticator app shows in a step for a key that it was told in base32: RFC 6238, apart from the server's. */
export function appCode(told: string, step = stepNow()): string {
  const bits = [...told.replace(/\s/g, '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const counter = Buffer.from(step.toString(16).padStart(16, '0'), 'hex')
  const digest = createHmac('sha1', key).update(counter).digest()
  const word = digest.readUInt32BE((digest[19] ?? 0) % 16) % 2 ** 31
  return String(word).padStart(6, '0').slice(-6)
}
