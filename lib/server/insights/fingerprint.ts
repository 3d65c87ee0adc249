import 'server-only'
import { createHash } from 'node:crypto'

/** A short name for what an insight was made from: the same input has the same, in whatever order its fields come. */
export function fingerprintOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input, inOrder)).digest('base64url')
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
