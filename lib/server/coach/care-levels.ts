import 'server-only'
import { createHash } from 'node:crypto'
import type { CareLevel } from '@/lib/contract/care'
import { inTurns } from '@/lib/server/take-turns'
import { careSteps, readCare } from './safety'

// Next loads routes, and what works beside them, as modules of their own: what one of them read, the others need not.
const shared = globalThis as { apogeeCareLevels?: Map<string, CareLevel | null> }
shared.apogeeCareLevels ??= new Map()
/** Levels by the text's hash: a record is read again for each answer, and little of it has changed. */
const known = shared.apogeeCareLevels
const MOST_KNOWN = 50_000

/** What each of the texts says of a crisis, in their order. Others get their turn between them. */
export function careLevels(texts: readonly string[]): Promise<(CareLevel | null)[]> {
  return inTurns(levelSteps(texts))
}

function* levelSteps(texts: readonly string[]): Generator<void, (CareLevel | null)[]> {
  const levels: (CareLevel | null)[] = []
  for (const text of texts) {
    const known = knownLevel(text)
    levels.push(known === undefined ? keepLevel(text, (yield* careSteps(text)).level) : known)
    yield
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
  return isExplicit(text) ? '' : text
}

export function isExplicit(text: string): boolean {
  return levelOf(text) === 'explicit'
}

/** Notes that these texts were read before, and that none of them holds an explicit cry: reading costs milliseconds. */
export function noteHarmless(texts: readonly string[]): void {
  for (const text of texts) keepLevel(text, knownLevel(text) ?? null)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Undefined where the text was not read yet. */
function knownLevel(text: string): CareLevel | null | undefined {
  return text.trim() ? known.get(hashOf(text)) : null
}

function keepLevel(text: string, level: CareLevel | null): CareLevel | null {
  if (!text.trim()) return level
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(hashOf(text), level)
  return level
}

function levelOf(text: string): CareLevel | null {
  const stored = knownLevel(text)
  return stored === undefined ? keepLevel(text, readCare(text).level) : stored
}
