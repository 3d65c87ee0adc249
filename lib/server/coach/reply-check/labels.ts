import 'server-only'

/** A span that a computed figure may be of: a month of a year or of any, a weekday, a season. */
type Label = { kind: 'month' | 'weekday' | 'season'; name: number; year: number | null }

/** Languages whose names of months and weekdays are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']
const SEASONS = ['spring', 'summer', 'autumn', 'winter']

const names = new Map<string, Pick<Label, 'kind' | 'name'>>()
for (const language of LANGUAGES) {
  const named = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at).toLowerCase()
  for (let at = 0; at < 12; at++)
    names.set(named({ month: 'long' }, new Date(Date.UTC(2026, at, 15))), { kind: 'month', name: at + 1 })
  for (let at = 1; at <= 7; at++)
    names.set(named({ weekday: 'long' }, new Date(Date.UTC(2026, 5, at))), { kind: 'weekday', name: at })
}
for (const [at, name] of SEASONS.entries()) names.set(name, { kind: 'season', name: at })

const NAME = new RegExp(
  `(?<![\\p{L}\\d])(${[...names.keys()].toSorted((one, other) => other.length - one.length).join('|')})s?(?!\\p{L})(?:,? (\\d{4})(?!\\d))?`,
  'giu',
)

/** The spans that a text names, each with its place. A month of a whole date and the weekday of one are none. */
export function labelsIn(text: string): (Label & { at: number })[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: whole, 1: word = '', 2: year, index }) => {
    const named = names.get(word.toLowerCase())
    const before = text.slice(Math.max(0, index - 10), index)
    const behind = text.slice(index + whole.length, index + whole.length + 8)
    const isOfDate =
      /(?<![\d.,])\d{1,2}(?:st|nd|rd|th|\.)?(?: of| de)? $/i.test(before) ||
      /^,? (?:the |le |den )?\d{1,2}(?![.,]?\d)/i.test(behind)
    return named && !isOfDate ? [{ ...named, year: year ? Number(year) : null, at: index }] : []
  })
}

/** Whether two names may mean the same span. */
export function isSameLabel(one: Label, other: Label): boolean {
  return one.kind === other.kind && one.name === other.name && (!one.year || !other.year || one.year === other.year)
}

/** The days of "the last 14 days" that a text speaks of; null where it speaks of none. */
export function windowIn(text: string): number | null {
  const [, count, unit] = /\b(?:last|past) (\d{1,3}|two|four) (day|week)s?\b/i.exec(text) ?? []
  if (!count || !unit) return null
  const number = count === 'two' ? 2 : count === 'four' ? 4 : Number(count)
  return number * (/week/i.test(unit) ? 7 : 1)
}

export type { Label }
