import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { counted, nounOf, quotedAny } from '../record-nouns'
import { capital, dayWords } from './day-words'
import { amountWords, numeral, sideWords } from './side-words'

/** Two sides, each with its n, and what lies between them; few rows are told as too few. */
export function comparisonWords(query: RecordQuery, { figures, few }: RecordAnswer, today: string): string {
  const [one, other] = figures
  if (!one || !other) return 'There is nothing to compare.'
  const sides = [query, otherSide(query)] as const
  const [first, second] = sides.map((side, at) => sideWords(own(side, query, at), today))
  if (query.give === 'first' || query.give === 'last') return orderWords(sides, [one.value, other.value], today)
  const told = (value: number | string | null, n: number, side = '') =>
    query.what === undefined || typeof value !== 'number'
      ? `${counted(query.of, Number(value))} ${side}`
      : `${query.what === 'energy' ? `${numeral(value)} of 5` : amountWords(value, one.unit)} over ${counted(query.of, n)} ${side}`
  if (query.what !== undefined && (typeof one.value !== 'number' || typeof other.value !== 'number'))
    return `I cannot compare them: there are no ${nounOf(query.of, 2)} ${typeof one.value === 'number' ? second : first}.`
  const both = `${query.what === 'energy' ? 'your energy was ' : ''}${told(one.value, one.n, first)} and ${told(other.value, other.n, second)}`
  const least = Math.min(one.n, other.n)
  const isFew = few && query.what !== undefined && least > 0
  const bears = isFew ? ` One side has only ${counted(query.of, least)}, too few to go by.` : ''
  return `${capital(both)}${differenceWords(query, one.value, other.value, first)}.${bears}`
}

/** The second side: what it names takes the place of the first side's, and words of one kind that of the other kind. */
function otherSide({ against, ...query }: RecordQuery): RecordQuery {
  const isNamed = against?.about !== undefined || against?.without !== undefined
  return { ...query, ...(isNamed ? { about: undefined, without: undefined } : {}), ...against }
}

/** What sets a side apart; what both have in common is said once, or not at all of an average. */
function own(side: RecordQuery, query: RecordQuery, at: number): RecordQuery {
  const { against } = query
  const isByWords = against?.about !== undefined || against?.without !== undefined
  const isByTime = against?.when !== undefined
  return {
    ...side,
    ...(isByWords || !isByTime || at === 0 ? {} : { about: undefined, without: undefined }),
    ...(isByTime || !isByWords ? {} : { when: undefined }),
  }
}

function differenceWords(
  { what }: RecordQuery,
  one: number | string | null,
  other: number | string | null,
  first = 'in all',
): string {
  if (typeof one !== 'number' || typeof other !== 'number') return ''
  // Between the figures as they are shown: 3.5 and 3.3 are 0.2 apart.
  const between = (Math.round(one * 10) - Math.round(other * 10)) / 10
  if (between === 0) return numeral(one) === numeral(other) ? ': the same' : ': hardly a difference'
  const name = what === undefined ? (between > 0 ? 'more' : 'fewer') : between > 0 ? 'higher' : 'lower'
  return `: ${numeral(Math.abs(between))} ${name}${first === 'in all' ? '' : ` ${first}`}`
}

function orderWords(sides: readonly RecordQuery[], days: readonly (number | string | null)[], today: string): string {
  const named = sides.map(({ about = '' }, at) => ({ words: quotedAny(about), day: days[at] }))
  const known = named.flatMap(({ words, day }) => (typeof day === 'string' ? [{ words, day }] : []))
  const missing = named.filter(({ day }) => typeof day !== 'string').map(({ words }) => `no entry mentions ${words}`)
  const told = known
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ words, day }) => `${words} on ${dayWords(day, today)}`)
  const isSame = known.length === 2 && known[0]?.day === known[1]?.day
  return `${capital([isSame ? `${told.join(', ')}: the same day` : told.join(', then '), ...missing].filter(Boolean).join('; '))}.`
}
