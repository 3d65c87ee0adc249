import 'server-only'
import { scan } from '@/lib/server/language/scan'
import type { Alternative } from './about'
import { indexedStems } from './terms'

const BEFORE = 60
const LENGTH = 220

/**
 * A part of one of the texts as it stands there: around where most of the words asked for stand together, or its
 * beginning. What names a row comes first among its texts.
 */
export function quoteOf(texts: readonly string[], about: readonly Alternative[] | null): string {
  const wanted = new Set(about?.flatMap(({ stems }) => stems))
  const best = texts
    .map((text) => ({ text, ...placeIn(text, wanted) }))
    .reduce((one, other) => (other.found > one.found ? other : one), { text: texts[0] ?? '', found: 0, at: 0 })
  return cutAround(best.text, best.at)
}

/** Where the most different words stand within one quote's length, and how many they are. */
function placeIn(text: string, wanted: ReadonlySet<string>): { found: number; at: number } {
  let best = { found: 0, at: 0 }
  if (wanted.size === 0) return best
  const hits = scan(text).flatMap(({ kind, isEmoji, raw, start }) => {
    const stem = kind === 'mark' && !isEmoji ? undefined : indexedStems(raw).find((one) => wanted.has(one))
    return stem === undefined ? [] : [{ stem, start }]
  })
  const stems = new Map<string, number>()
  for (let first = 0, last = 0; first < hits.length; first++) {
    const at = hits[first]?.start ?? 0
    for (; last < hits.length && (hits[last]?.start ?? 0) < at + LENGTH - BEFORE; last++)
      count(stems, hits[last]?.stem, 1)
    if (stems.size > best.found) best = { found: stems.size, at }
    count(stems, hits[first]?.stem, -1)
  }
  return best
}

function count(stems: Map<string, number>, stem = '', by: number): void {
  const now = (stems.get(stem) ?? 0) + by
  if (now > 0) stems.set(stem, now)
  else stems.delete(stem)
}

/** Cut between words where there is one near, and never within a character. */
export function cutAround(text: string, at: number, length = LENGTH, before = BEFORE): string {
  if (text.length <= length) return text.trim()
  const start = at <= before ? 0 : wordBreak(text, Math.min(at - before, text.length - length), 1)
  const end = start + length >= text.length ? text.length : wordBreak(text, start + length, -1)
  return text.slice(start, end).trim()
}

function wordBreak(text: string, near: number, step: 1 | -1): number {
  for (let at = near; Math.abs(at - near) < BEFORE / 2; at += step) if (/\s/.test(text[at] ?? ' ')) return at
  return /[\uDC00-\uDFFF]/.test(text[near] ?? '') ? near + 1 : near
}
