import type { Looked } from '@/lib/contract/record'

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** "Looked at 14 entries, Mar–May": what was looked at, and of which time. */
export function lookedWords({ words, from, to }: Pick<Looked, 'words' | 'from' | 'to'>): string {
  const time = from && to ? spanWords(from, to) : null
  return time ? `${words}, ${time}` : words
}

/** What was looked at, each once, without what held nothing: that nothing was found the reply says. */
export function lookedOnce(looked: readonly Looked[]): Looked[] {
  const told = new Map<string, Looked>()
  for (const one of looked) {
    if (one.rows === 0) continue
    const words = lookedWords(one)
    const before = told.get(words)
    const known = new Set(before?.refs.map(({ kind, id }) => `${kind} ${id}`))
    const fresh = one.refs.filter(({ kind, id }) => !known.has(`${kind} ${id}`))
    told.set(words, before ? { ...before, refs: [...before.refs, ...fresh] } : one)
  }
  return [...told.values()]
}

function spanWords(from: string, to: string): string {
  if (from === to) return `${Number(from.slice(8))} ${monthOf(from)}`
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  const [first, last] = [monthOf(from) + year, monthOf(to) + (year && ` ${to.slice(0, 4)}`)]
  return first === last ? first : `${first}–${last}`
}

function monthOf(day: string): string {
  return month.format(Date.parse(`${day}T00:00:00Z`))
}
