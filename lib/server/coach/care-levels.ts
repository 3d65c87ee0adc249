import 'server-only'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { CareLevel } from '@/lib/contract/care'
import { readCare } from './safety'

/** Levels by the text's hash: a record is read again for each answer, and little of it has changed. */
const known = new Map<string, CareLevel | null>()
const MOST_KNOWN = 50_000
/** A year of entries at once must not hold up everyone else's requests. */
const AT_A_STRETCH_MS = 8

/** What each of the texts says of a crisis, in their order. Others get their turn between them. */
export async function careLevels(texts: readonly string[]): Promise<(CareLevel | null)[]> {
  const levels: (CareLevel | null)[] = []
  let since = performance.now()
  for (const text of texts) {
    levels.push(levelOf(text))
    if (performance.now() - since < AT_A_STRETCH_MS) continue
    await setImmediate()
    since = performance.now()
  }
  return levels
}

/** The rows whose text no engine and no client is kept from: all but those with an explicit cry. */
export async function withoutExplicit<Row>(rows: readonly Row[], textOf: (row: Row) => string): Promise<Row[]> {
  const levels = await careLevels(rows.map(textOf))
  return rows.filter((_, at) => levels[at] !== 'explicit')
}

/** A text as an engine may see it: nothing in place of an explicit cry. */
export function withheldIfExplicit(text: string): string {
  return levelOf(text) === 'explicit' ? '' : text
}

/** Notes that these texts were read before, and that none of them holds an explicit cry: reading costs milliseconds. */
export function noteHarmless(texts: readonly string[]): void {
  for (const text of texts) if (text.trim()) keepLevel(hashOf(text), known.get(hashOf(text)) ?? null)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function keepLevel(hash: string, level: CareLevel | null): void {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(hash, level)
}

function levelOf(text: string): CareLevel | null {
  if (!text.trim()) return null
  const hash = hashOf(text)
  const stored = known.get(hash)
  if (stored !== undefined) return stored
  const { level } = readCare(text)
  keepLevel(hash, level)
  return level
}
