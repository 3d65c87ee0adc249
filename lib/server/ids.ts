import 'server-only'
import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** A new id: a UUIDv7, sortable by creation. For rows whose id is told before they are stored. */
export function newId(): string {
  return v7()
}

/** A UUIDv7 in form that is the same each time: a row's time in front, so that it sorts by it, then bits hashed from a seed. */
export function derivedId(at: Date, seed: string): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0').slice(-12)
  const hash = createHash('sha256').update(seed).digest('hex')
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 0x3) | 0x8).toString(16)
  const hex = `${time}7${hash.slice(0, 3)}${variant}${hash.slice(4, 19)}`
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
