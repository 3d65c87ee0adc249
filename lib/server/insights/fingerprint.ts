import 'server-only'
import { createHash } from 'node:crypto'

/** A short name for what an insight was made from: the same input has the same, another another. */
export function fingerprintOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}
