import 'server-only'
import { datesIn } from '../dates'
import { type Quantity, quantitiesIn } from '../quantities'
import type { Sentence } from '../text'
import { isKnownUnit, isMeasured, isMoney, isPlural, isTime } from '../units'
import { wordSet } from '../word-table'
import { isRate } from './rhythm'
import words from './words.json'

/** What an amount is to a goal: its aim, where it starts or stands, or something else. */
export type Role = 'aim' | 'now' | 'rate' | 'limit' | 'other'
export type GoalAmount = Quantity & { role: Role; sentence: Sentence }

const NOW = wordSet('now currently current started starting start from today present cw sw weigh was at best pb pr far')
const AIM = wordSet('to under sub below gw target goal aim reach -> → => > until')
const LIMIT = wordSet('than most limit max maximum cap')
const WITHIN = wordSet('in within for before turn age aged since after over')

/** The amounts in a sentence about a goal, each with the part it plays; dates are no amounts. */
export function goalAmounts(sentence: Sentence, now: Date, timeZone: string): GoalAmount[] {
  const dates = datesIn(sentence, { now, timeZone, towards: 'future' })
  return quantitiesIn(sentence).flatMap((quantity): GoalAmount[] => {
    const isDate = dates.some(({ start, end }) => quantity.start < end && quantity.end > start)
    return isDate ? [] : [{ ...quantity, role: roleOf(sentence, quantity), sentence }]
  })
}

function roleOf(sentence: Sentence, quantity: Quantity): Role {
  const { tokens } = sentence
  const before = wordsBefore(sentence, quantity.from)
  const [near = '', far = ''] = before
  const after = tokens[quantity.to]?.word ?? ''
  if (quantity.form === 'clock' || quantity.form === 'ordinal' || quantity.form === 'percent') return 'other'
  if (quantity.unit !== 'day' && isRate(sentence, quantity.to)) return 'rate'
  if (LIMIT.has(near) || (near === 'no' && far === 'than')) return 'limit'
  if (quantity.unit === 'day' && near === 'for') return 'aim'
  if (quantity.form === 'duration' && quantity.unit !== 's' && WITHIN.has(near)) {
    return near === 'for' && (quantity.unit === 'h' || !isTime(quantity.unit ?? '')) ? 'aim' : 'other'
  }
  if (['turn', 'age', 'aged', 'level', 'year', 'grade', 'top', 'room', 'number', 'no', 'day', '#'].includes(near))
    return 'other'
  // "Weigh 70 kg" is what is wanted, "I weigh 76" what is.
  if (AIM.has(near) || (near === 'weigh' && far === '')) return 'aim'
  if (NOW.has(near) || (NOW.has(far) && ['at', 'is', ':', 'weight', 'with', 'from', 'in', '~'].includes(near)))
    return 'now'
  if (after === 'now' || after === 'currently' || after === 'today' || after === 'so') return 'now'
  return 'aim'
}

/** The two words before a token, the nearest first; signs and filling words are passed over. */
function wordsBefore({ tokens }: Sentence, from: number): string[] {
  const found: string[] = []
  for (let at = from - 1; at >= 0 && found.length < 2; at--) {
    const { word } = tokens[at] as { word: string }
    if (!['about', 'around', 'roughly', 'approx', 'the', 'my', ':', 'a', '('].includes(word)) found.push(word)
  }
  return found
}

/** Verbs whose amounts add up. */
const ADDING = wordSet(words.goalAmounts.adding)

/** Whether the verb before an amount is one whose amounts add up. */
export function adds({ sentence: { tokens }, from }: GoalAmount): boolean {
  return tokens.slice(Math.max(0, from - 5), from).some(({ word, stem }) => ADDING.has(word) || ADDING.has(stem))
}

/** A unit as it is shown: its short name where it measures, else the noun as the title has it. */
export function nameOf(amount: GoalAmount): string {
  if (amount.form === 'percent') return '%'
  const unit = amount.unit as string
  if (unit === 'h') return 'hours'
  if (isMeasured(unit)) return isTime(unit) ? `${unit}s` : unit
  return lastWord(amount).slice(0, 20)
}

/** What an amount counts, where it is a plural, a known unit or money; null for anything else. */
export function unitName(aim: GoalAmount): string | null {
  if (aim.unit === null) return isSum(aim) ? 'money' : null
  const isNoun = isKnownUnit(aim.unit) || isPlural(lastWord(aim)) || isMoney(aim.unit)
  return isNoun ? nameOf(aim) : null
}

const SAVING = wordSet('save raise earn invest fundraise saving put')
const LEADING_ON = wordSet('for by from in this on to towards')

/** "Save 10,000 for a house": money, though no currency is named. */
export function isSum({ sentence: { tokens }, from, to, value }: GoalAmount): boolean {
  const next = tokens[to]
  const isFree = !next || next.kind === 'mark' || LEADING_ON.has(next.word)
  return value >= 100 && isFree && tokens.slice(0, from).some(({ word }) => SAVING.has(word))
}

function lastWord({ sentence: { tokens }, to }: GoalAmount): string {
  return tokens[to - 1]?.word ?? ''
}
