import 'server-only'
import type { Token } from '@/lib/server/language/text'

/** How often something is done: so many times in so many days; the tokens that say it. */
export type Frequency = { perDay: number; words: string; from: number; to: number }

const PERIODS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 365.25 / 12, year: 365.25 }
const ADVERBS: Readonly<Record<string, keyof typeof PERIODS>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}
const WEEKDAYS = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '))
const PARTS_OF_DAY = new Set('morning evening night afternoon lunch'.split(' '))
const TIMES = new Set(
  'time times x day days morning mornings evening evenings night nights afternoon afternoons session sessions run runs workday workdays weekday weekdays'.split(
    ' ',
  ),
)
const EACH = new Set(['a', 'an', 'per', 'each', 'every', '/'])

/** The first frequency in a sentence: "three mornings a week", "a day", "every other day", "daily", "on Sundays". */
export function frequencyIn(tokens: readonly Token[]): Frequency | null {
  for (let at = 0; at < tokens.length; at++) {
    const found = frequencyAt(tokens, at)
    if (found) return found
  }
  return null
}

function frequencyAt(tokens: readonly Token[], at: number): Frequency | null {
  const word = (offset: number) => tokens[at + offset]?.word ?? ''
  const read = (perDay: number, words: string, length: number) => ({ perDay, words, from: at, to: at + length })
  const adverb = ADVERBS[word(0)]
  if (adverb) return read(1 / (PERIODS[adverb] ?? 1), `a ${adverb}`, 1)
  const times = word(0) === 'once' ? 1 : word(0) === 'twice' ? 2 : (tokens[at]?.value ?? null)
  const next = word(0) === 'once' || word(0) === 'twice' ? 1 : TIMES.has(word(1)) ? 2 : 0
  if (times !== null && times > 0 && next > 0 && EACH.has(word(next))) {
    const period = PERIODS[word(next + 1)]
    if (period) return read(times / period, `a ${word(next + 1)}`, next + 2)
  }
  const several = word(0) === 'every' ? (word(1) === 'other' ? 2 : (tokens[at + 1]?.value ?? 0)) : 0
  const inPeriod = several > 1 ? PERIODS[word(2).replace(/s$/, '')] : undefined
  if (inPeriod && inPeriod > 1) return read(1 / (several * inPeriod), `every ${word(1)} ${word(2)}`, 3)
  if (word(0) === 'every' && word(1) === 'other' && word(2) === 'day') return read(0.5, 'every other day', 3)
  if (word(0) === 'every' && (word(1) === 'weekday' || word(1) === 'workday')) return read(5 / 7, 'every weekday', 2)
  if (word(0) === 'on' && word(1) === 'weekdays') return read(5 / 7, 'on weekdays', 2)
  if (word(0) === 'on' && word(1) === 'weekends') return read(2 / 7, 'on weekends', 2)
  const weekday = word(1).replace(/s$/, '')
  if (
    (word(0) === 'every' || word(0) === 'each' || (word(0) === 'on' && word(1).endsWith('s'))) &&
    WEEKDAYS.has(weekday)
  )
    return read(1 / 7, `every ${tokens[at + 1]?.raw.replace(/s$/, '')}`, 2)
  if (!EACH.has(word(0))) return null
  const period = PERIODS[word(1)]
  if (period) return read(1 / period, `a ${word(1)}`, 2)
  return PARTS_OF_DAY.has(word(1)) && word(0) !== 'a' ? read(1, 'a day', 2) : null
}
