import 'server-only'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { checkCrisis } from '@/lib/server/coach/safety'

/** Verdicts by the text's hash: a record is read again for each insight, and little of it has changed. */
const known = new Map<string, boolean>()
const MOST_KNOWN = 50_000
/** A year of entries at once must not hold up everyone else's requests. */
const AT_A_STRETCH_MS = 8

/** Which of the texts are in crisis language, in their order. Others get their turn between them. */
export async function areInCrisis(texts: readonly string[]): Promise<boolean[]> {
  const verdicts: boolean[] = []
  let since = performance.now()
  for (const text of texts) {
    verdicts.push(verdictOf(text))
    if (performance.now() - since < AT_A_STRETCH_MS) continue
    await setImmediate()
    since = performance.now()
  }
  return verdicts
}

function verdictOf(text: string): boolean {
  if (!text.trim()) return false
  const hash = createHash('sha256').update(text).digest('base64')
  const stored = known.get(hash)
  if (stored !== undefined) return stored
  const verdict = checkCrisis(text) !== null
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(hash, verdict)
  return verdict
}
