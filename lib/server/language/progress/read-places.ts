import 'server-only'
import { ordinalOf } from '../numbers'
import { amountIn, type Quantity } from '../quantities'
import type { Sentence, Token } from '../text'
import { isKnownUnit, isPlural, sameUnit, unitOf } from '../units'
import type { Clause, Read } from './clauses'
import type { Frame, GoalView } from './frame'
import { fitsGoal, isAlike, verbFits } from './goal-verbs'
import { quoteOf } from './quote-of'
import type { Said } from './said'
import { FILLERS, FINISHING, isPast, MULTIPLYING, OTHER_DEEDS, PLAIN } from './stance-words'

const NUMBER = new Set('number no nr # .'.split(' '))
const HALVES = new Set('half halfway almost nearly'.split(' '))
const STRETCHES = new Set(['day', 'night', 'page', 'km', 'mile'])
/** A piece of one is not the one. */
const PARTLY = new Set('half halfway almost nearly middle part some most quarter into through'.split(' '))

/** Whether a figure is the name of something: "chapter 4", "piece 6 of 8", "#12". */
export function isLabel({ tokens }: Sentence, { from, unit, form }: Quantity): boolean {
  const before = tokens[from - 1]
  if (before === undefined || form === 'money' || (unit !== null && form !== 'share')) return false
  if (NUMBER.has(before.word) && before.word !== '.') return true
  return before.kind === 'word' && isKnownUnit(before.word) && !isPlural(before.word) && !FILLERS.has(before.word)
}

/** How far along the row of its own things a clause says the goal is: "finished the fourth", "chapter 4 done", "day 12". */
export function readPlaces({ clauses, quantities }: Read, view: GoalView): Said[] {
  const { frame } = view
  if (frame?.measure.kind !== 'total') return []
  return clauses.flatMap((clause): Said[] => {
    if (
      clause.stance === 'not' ||
      clause.isPreparing ||
      clause.tokens.some((token) => OTHER_DEEDS.has(token.word) && !fitsGoal(token.stem, view))
    )
      return []
    const places = placesIn(quantities, clause, frame)
    const place = Math.max(...places)
    if (places.length === 0 || place > frame.measure.target || place <= frame.reading) return []
    const quote = quoteOf(clause)
    const isPart =
      ((clause.begins || isOn(clause, frame)) && !STRETCHES.has(frame.unit)) ||
      clause.tokens.some(({ word }) => PARTLY.has(word))
    if (isPart) {
      const value = place - 1
      const isSure =
        frame.isClear &&
        isOn(clause, frame) &&
        isPlainly(clause, view) &&
        !clause.tokens.some(({ word }) => PARTLY.has(word) || HALVES.has(word))
      return value > frame.reading ? [{ kind: 'reading', value, isSure, quote }] : []
    }
    return [{ kind: 'reading', value: place, isSure: isDone(clause, place, frame, view), quote }]
  })
}

/** "On chapter 4", "now on my third": it is not done yet. */
function isOn({ tokens }: Clause, { unit }: Frame): boolean {
  return tokens.some(({ word }, at) => {
    const after = tokens.slice(at + 1, at + 4)
    const isNamed = after.some((token) => sameUnit(unitOf(token.word), unit)?.factor === 1)
    const isPlaced = after.some(({ word: one, kind }) => ordinalOf(one) !== null || (isNamed && kind === 'number'))
    return (word === 'on' || word === 'onto' || word === 'in') && isPlaced
  })
}

/** Sure where it is said to be finished, or is the next one and was done; a day or a week is done by being named. */
function isDone(clause: Clause, place: number, frame: Frame, view: GoalView): boolean {
  const isClear =
    frame.isClear &&
    clause.stance !== 'unclear' &&
    !clause.isVague &&
    !clause.sentence.tokens.some(({ word }) => MULTIPLYING.has(word))
  if (!isClear || !verbFits(clause.tokens, view)) return false
  const isPlain = isPlainly(clause, view)
  if (clause.finishes || clause.tokens.some(({ word }) => word === 'behind' || word === 'over')) return true
  if (STRETCHES.has(frame.unit) || isOfTarget(clause, frame)) return isPlain && clause.tokens.length <= 6
  const isEvent = clause.tokens.some(({ word }) => ['yesterday', 'today', 'night', 'morning'].includes(word))
  const isOwnDeed = clause.tokens.some((token) => isPast(token) && isAlike(token.stem, view))
  return (clause.hasDeed || isEvent) && isPlain && (isOwnDeed || isEvent || place <= frame.reading + 2)
}

/** "Lesson 20 of 40". */
function isOfTarget({ tokens }: Clause, { measure }: Frame): boolean {
  return tokens.some(({ word }, at) => word === 'of' && tokens[at + 1]?.value === measure.target)
}

function isPlainly(clause: Clause, view: GoalView): boolean {
  return (
    clause.stance !== 'unclear' &&
    !clause.isVague &&
    clause.tokens.every(
      (token) =>
        token.kind !== 'word' ||
        PLAIN.has(token.word) ||
        FINISHING.has(token.word) ||
        view.stems.has(token.stem) ||
        fitsGoal(token.stem, view) ||
        ordinalOf(token.word) !== null,
    )
  )
}

function placesIn(quantities: readonly Quantity[], clause: Clause, frame: Frame): number[] {
  const ordinals = quantities.filter(({ form, from }) => form === 'ordinal' && from >= clause.from && from < clause.to)
  const named = ordinals.filter((quantity) => isOwn(quantity, clause, frame)).map(({ value }) => value)
  const { tokens } = clause
  const labels = tokens.flatMap((token, at) => {
    const isOwnNoun = token.kind === 'word' && sameUnit(unitOf(token.word), frame.unit)?.factor === 1
    const next = tokens[at + 1]
    const number = next && NUMBER.has(next.word) ? tokens[at + 2] : next
    const isBare = (token.word === 'number' || token.word === '#') && tokens[at - 1]?.kind !== 'word'
    return (isOwnNoun || isBare) && isWhole(number)
      ? [number.value as number, ...following(tokens, tokens.indexOf(number))]
      : []
  })
  return [...named, ...labels]
}

function isOwn(quantity: Quantity, { tokens, from }: Clause, { unit }: Frame): boolean {
  const after = tokens[quantity.to - from]
  if (quantity.unit === 'one') return true
  if (quantity.unit !== null) return amountIn(quantity, unit) !== null
  return !after || after.kind === 'mark' || PLAIN.has(after.word) || FINISHING.has(after.word)
}

/** "Chapters 3, 4 and 5": the numbers that go on from the first. */
function following(tokens: readonly Token[], from: number): number[] {
  const found: number[] = []
  for (let at = from + 1; at + 1 < tokens.length; at += 2) {
    const number = tokens[at + 1]
    if (![',', 'and', '&', '-', '–', 'to'].includes(tokens[at]?.word ?? '') || !isWhole(number)) break
    found.push(number.value as number)
  }
  return found
}

function isWhole(token: Token | undefined): token is Token {
  return token !== undefined && token.kind === 'number' && token.value !== null && Number.isInteger(token.value)
}
