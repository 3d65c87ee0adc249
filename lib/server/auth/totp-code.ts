import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, steps of thirty seconds. */
const STEP_MS = 30_000
const DIGITS = 6
/** Clocks differ, and typing takes its time: the step before and the one after are taken too. */
const DRIFT = 1

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: what apps take. For a whole number of five bytes, as a secret of twenty has. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}

/** The code of a step, counted from 1970 on. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step near `now` whose code this is, or null. Spaces do not count: apps show the digits in two groups. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const current = Math.floor(now / STEP_MS)
  for (let step = current - DRIFT; step <= current + DRIFT; step++) {
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(digits))) return step
  }
  return null
}
