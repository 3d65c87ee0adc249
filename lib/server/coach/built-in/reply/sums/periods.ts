import 'server-only'
import type { Token } from '@/lib/server/language/text'
import { wordSet, wordTable } from '@/lib/server/language/word-table'

/** A period that an amount may be of, with the tokens that say it: "a week", "every two weeks", "on Sundays". */
export type Per = {
  days: number
  name: string
  words: string
  from: number
  to: number
  start: number
  end: number
  /** "Over a year": a length of time. */
  isSpan: boolean
}

export const PERIODS = wordTable<number>({
  hour: 1 / 24,
  day: 1,
  night: 1,
  morning: 1,
  evening: 1,
  afternoon: 1,
  weekday: 7 / 5,
  workday: 7 / 5,
  weekend: 7,
  week: 7,
  fortnight: 14,
  month: 365.25 / 12,
  year: 365.25,
})
const ADVERBS = wordTable<string>({
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
})
const ALL_OF = wordTable<number>({ weekdays: 7 / 5, workdays: 7 / 5, weekends: 7 / 2 })
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const EACH = wordSet('a an per each every /')
const WITHIN = wordSet('over in for within after')

/** Every period in a sentence, in its order. */
export function persIn(tokens: readonly Token[]): Per[] {
  return tokens.flatMap((token, from) => {
    const found = perAt(tokens, from)
    if (!found) return []
    const to = from + found.length
    const { days, name, words } = found
    const isSpan = /^an?$/.test(token.word) && WITHIN.has(tokens[from - 1]?.word ?? '')
    return [{ days, name, words, from, to, start: token.start, end: tokens[to - 1]?.end ?? token.end, isSpan }]
  })
}

function perAt(tokens: readonly Token[], at: number) {
  const [word, next, third] = [0, 1, 2].map((step) => tokens[at + step]?.word ?? '') as [string, string, string]
  const adverb = ADVERBS[word]
  if (adverb) return { days: PERIODS[adverb] ?? 1, name: adverb, words: `a ${adverb}`, length: 1 }
  const several = next === 'other' ? 2 : (tokens[at + 1]?.value ?? 0)
  const unit = third.replace(/s$/, '')
  const every = PERIODS[unit]
  if (word === 'every' && several > 1 && every)
    return { days: several * every, name: `${several} ${unit}s`, words: `every ${next} ${third}`, length: 3 }
  const days = PERIODS[next]
  if (EACH.has(word) && days) return { days, name: next, words: `a ${next}`, length: 2 }
  const some = ALL_OF[next]
  if (word === 'on' && some) return { days: some, name: 'day', words: `on ${next}`, length: 2 }
  if (!['every', 'each', 'on'].includes(word) || !WEEKDAY.test(next)) return null
  const name = tokens[at + 1]?.raw.replace(/s$/, '')
  return word === 'on' && !next.endsWith('s') ? null : { days: 7, name: 'week', words: `every ${name}`, length: 2 }
}
