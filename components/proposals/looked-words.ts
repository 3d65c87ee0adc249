import type { Looked } from '@/lib/contract/record'

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** "Looked at 14 entries, Mar–May": what was looked at, and of which time. */
export function lookedWords({ words, from, to }: Pick<Looked, 'words' | 'from' | 'to'>): string {
  const time = from && to ? spanWords(from, to) : null
  return time ? `${words}, ${time}` : words
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
