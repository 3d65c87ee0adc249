import 'server-only'
import { MONTHS } from '../calendar-names'
import { readText, type Sentence, type Token } from '../text'
import { isTime, unitOf } from '../units'
import { wordSet } from '../word-table'

const EACH = wordSet(
  'daily weekly monthly nightly everyday habit routine streak mornings evenings nights weekdays weekends fortnightly',
)
const EVERY = wordSet('every each per a an / x times')
const DAYS = wordSet('mondays tuesdays wednesdays thursdays fridays saturdays sundays')
const PERIODS = wordSet(
  'day week month year night morning evening weekday weekend fortnight monday tuesday wednesday thursday friday saturday sunday time other',
)

/** Whether a goal's title is a rhythm: something to be done again and again ("gym 3x a week", "Dry January"), no sum. */
export function isRhythm(title: string): boolean {
  return readText(title).sentences.some(({ tokens }) => tokens.some((_, at) => isAgain(tokens, at)))
}

/** Whether an amount that ends before a token is so much each time: "500 words a day", "£200 per month". */
export function isRate({ tokens }: Sentence, to: number): boolean {
  for (let at = to; at < Math.min(tokens.length, to + 4); at++) {
    if (tokens[at]?.kind === 'mark' && tokens[at]?.word !== '/') return false
    if (isAgain(tokens, at)) return true
  }
  return false
}

function isAgain(tokens: readonly Token[], at: number): boolean {
  const { word, value } = tokens[at] as Token
  const next = tokens[at + 1]?.word ?? ''
  if (EACH.has(word) || DAYS.has(word) || word === 'veganuary') return true
  if (word === 'dry' && MONTHS.includes(next)) return true
  if (word === 'once' || word === 'twice')
    return next === 'a' || next === 'per' || next === 'every' || next === 'weekly'
  if (word === 'every' || word === 'each')
    return PERIODS.has(next) || value !== null || isTime(unitOf(next)) || /^\d/.test(next)
  if (word === 'in' && next === 'a' && tokens[at + 2]?.word === 'row') return isDays(tokens, at - 1)
  if (!EVERY.has(word)) return false
  if (word === 'x' || word === 'times') return tokens[at - 1]?.value !== null && tokens[at - 1]?.value !== undefined
  // "In a week" and "plan a week in Rome" are how long it takes: so much a week has its figure before it.
  const isLength = ['in', 'for', 'within', 'after', 'take', 'half', 'of'].includes(tokens[at - 1]?.word ?? '')
  const isOfFigure =
    word === 'every' || word === 'per' || tokens.slice(Math.max(0, at - 5), at).some(({ value }) => value !== null)
  return !isLength && isOfFigure && PERIODS.has(next) && next !== 'time' && next !== 'other'
}

function isDays(tokens: readonly Token[], at: number): boolean {
  return ['day', 'night', 'week', 'morning'].includes(unitOf(tokens[at]?.word ?? ''))
}
