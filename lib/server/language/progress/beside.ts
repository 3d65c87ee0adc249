import 'server-only'
import type { Quantity } from '../quantities'
import type { Token } from '../text'
import { isKnownUnit, isPlural, isTime, isWeight, unitOf } from '../units'
import type { Clause } from './clauses'
import type { GoalView } from './frame'
import { fitsGoal, verbFits } from './goal-verbs'
import { isRough } from './quote-of'
import { FINISHING, isPastForm, MULTIPLYING, PLAIN, SET_BACKS } from './stance-words'

/** A figure with what stands around it in its clause. */
export type Beside = {
  quantity: Quantity
  clause: Clause
  view: GoalView
  /** The words before it, the nearest last, and after it, the nearest first. */
  before: string[]
  after: string[]
  /** Nothing around it leaves open whose it is, what it is for, or whether it is exact. */
  isPlain: boolean
}

export function beside(quantity: Quantity, clause: Clause, view: GoalView): Beside {
  const [first, last] = [quantity.from - clause.from, quantity.to - clause.from]
  return {
    quantity,
    clause,
    view,
    before: clause.tokens.slice(0, first).map(({ word }) => word),
    after: clause.tokens.slice(last).map(({ word }) => word),
    isPlain: isPlain(clause, first, last, view) && !isRough(clause.tokens, quantity, clause),
  }
}

function isPlain(clause: Clause, first: number, last: number, view: GoalView): boolean {
  const { tokens, stance, sentence } = clause
  if (stance === 'unclear' || stance === 'not') return false
  // "Sold 26, took £182": what another clause took is none of it.
  const isSetBack = ({ word }: Token) =>
    SET_BACKS.has(word) && !isOfWeight(word, view) && (word !== 'took' || tokens.some((one) => one.word === word))
  const isAverage = ({ word }: Token) => view.frame?.measure.kind === 'level' && /^(?:average|avg)$/.test(word)
  if (sentence.tokens.some((token) => (MULTIPLYING.has(token.word) && !isAverage(token)) || isSetBack(token)))
    return false
  const isOwn = (token: Token) =>
    token.kind === 'mark' ||
    PLAIN.has(token.word.replace(/'s$/, '')) ||
    /^(?:average|avg)$/.test(token.word) ||
    FINISHING.has(token.word) ||
    view.stems.has(token.stem) ||
    fitsGoal(token.stem, view)
  const ahead = tokens.slice(0, first)
  const rest = tokens.slice(last)
  const joined = ahead.map(({ word }) => ['and', '+', '&'].includes(word)).lastIndexOf(true)
  const isAble = (at: number) => ['can', 'now', 'know'].includes(ahead[at - 1]?.word ?? '') && at === ahead.length - 1
  // "5 km on Monday and 7 on Tuesday": a figure before it is of the same sum; "5 km in 28:00" names the goal's own.
  const isOfSum = (token: Token, at: number) =>
    token.kind === 'number' && (at < joined || view.words.has(token.word) || ahead[at - 1]?.word === 'from')
  if (!ahead.every((token, at) => isOwn(token) || isAble(at) || isOfSum(token, at))) return false
  const isOther = (token: Token, at: number) =>
    token.word === 'one' ||
    token.word === 'back' ||
    (token.kind === 'number' && !isTime(unitOf(rest[at + 1]?.word ?? '')) && !view.words.has(token.word))
  const isJoined = rest.some(({ word }) => word === 'and' || word === '+' || word === '&')
  if (
    rest.some((token, at) => isOther(token, at) && !(isJoined && token.word !== 'one') && !isOfWeight(token.word, view))
  )
    return false
  return (
    rest.every(
      (token) => !isPastForm(token) || PLAIN.has(token.word) || FINISHING.has(token.word) || fitsGoal(token.stem, view),
    ) && verbFits(tokens, view)
  )
}

/** What is lost and gained on the scales is no set-back told: it is the figure. */
function isOfWeight(word: string, { frame }: GoalView): boolean {
  return ['lost', 'gained', 'regained', 'gone', 'back'].includes(word) && isWeight(frame?.unit ?? '')
}

/** A figure with a noun of its own: "2 weeks left" is not of a goal of books. */
export function hasOwnNoun({ quantity, clause }: Beside): boolean {
  if (quantity.unit !== null) return true
  const next = clause.sentence.tokens[quantity.to]
  return next !== undefined && next.kind === 'word' && (isPlural(next.word) || isKnownUnit(next.word))
}
