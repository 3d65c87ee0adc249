import 'server-only'
import { isRate } from '../measure/rhythm'
import { amountIn, type Quantity } from '../quantities'
import { isMeasured, isMoney, isWeight } from '../units'
import { type Beside, beside, hasOwnNoun } from './beside'
import type { Clause, Read } from './clauses'
import type { Frame, GoalView } from './frame'
import { fitsGoal } from './goal-verbs'
import { isRough, quoteOf } from './quote-of'
import { type Figure, readLevel } from './read-levels'
import { isLabel } from './read-places'
import type { Said } from './said'
import { isPast, MULTIPLYING, OTHER_DEEDS, PLAIN, SET_BACKS } from './stance-words'

const MORE = new Set('another more extra further additional added plus +'.split(' '))
const TOTAL = new Set(
  'total altogether overall far makes brings totalling cumulative count tally already know can'.split(' '),
)
const STATES = new Set(
  "i'm im am we're is it's its that's thats now still stands standing currently hit reached passed = : got was measures shows says reads counts so".split(
    ' ',
  ),
)
const REST = new Set('left remaining remain remains outstanding missing unsorted short'.split(' '))
const LOSING = new Set('lost deleted binned scrapped withdrew withdraw unravelled'.split(' '))
/** A sum that is spent is off a goal only where it says so. */
const OF_IT =
  /\b(?:of it|of them|withdr[ae]w|from (?:it|the|my) (?:savings|fund|pot|jar|account|pile|kitty))\b|\bfrom it\b/i
const COSTS = new Set('rent bill bills price insurance petrol fuel salary wages packet'.split(' '))
const REACHING = new Set('clocked reached hit passed at'.split(' '))
const EXCEPT = new Set('but except bar minus excepting'.split(' '))
const EVENT = new Set(
  'today yesterday tonight morning evening afternoon night week weekend monday tuesday wednesday thursday friday saturday sunday just lunch lunchtime session'.split(
    ' ',
  ),
)
/** Before a bare figure these make it a place, a price, a share or a time. */
const LEADING = new Set(
  'for of by in with until till from past at on aged page number no against before after since around'.split(' '),
)

/** What the amounts of a sentence say of the goal, in the unit that it is counted in. */
export function readAmounts({ sentence, clauses, quantities }: Read, view: GoalView): Said[] {
  const { frame } = view
  if (!frame) return []
  return quantities.flatMap((quantity): Said[] => {
    const clause = clauses.find(({ from, to }) => quantity.from >= from && quantity.from < to)
    if (!clause || clause.stance === 'not' || clause.isPreparing) return []
    // "8 a day" is what a goal of so many a day counts.
    if (isRate(sentence, quantity.to) && !/\b(?:a|per) \w+$|\/\w+$/.test(frame.measure.unit)) return []
    // "Rent went up too, 1,450 now" is of the rent.
    const beforeIt = [...(clauses[clauses.indexOf(clause) - 1]?.tokens ?? []), ...clause.tokens]
    if (
      /[£$€]|^(?:USD|EUR|GBP)$/.test(frame.measure.unit) &&
      beforeIt.some(({ word, stem }) => COSTS.has(word) && !view.stems.has(stem))
    )
      return []
    if (['clock', 'ordinal'].includes(quantity.form) || isLabel(sentence, quantity)) return []
    const amount = amountOf(quantity, frame)
    if (amount === null) return []
    if (isOtherDeed(clause, view) && !isStated(clause)) return []
    const figure = readFigure(amount, beside(quantity, clause, view), frame)
    const isLost =
      figure?.kind === 'delta' &&
      !figure.isSure &&
      figure.value > 0 &&
      frame.measure.kind === 'total' &&
      tellsLoss(clause, view)
    if (figure && isLost) figure.value = -figure.value
    return figure ? [{ ...figure, isSure: figure.isSure && frame.isClear, quote: quoteOf(clause, quantity) }] : []
  })
}

/** What was done is another thing, or another's: "drove 40 miles", "the shelter has 30 kittens". */
function isOtherDeed({ tokens, stance }: Clause, view: GoalView): boolean {
  if (stance === 'unclear' && !tokens.some(({ word }) => word === 'me' || word === 'us')) return true
  return tokens.some((token) => OTHER_DEEDS.has(token.word) && !fitsGoal(token.stem, view))
}

function tellsLoss({ tokens }: Clause, view: GoalView): boolean {
  return tokens.some(
    ({ word }) =>
      SET_BACKS.has(word) && !(word === 'lost' && view.verb === 'lose') && word !== 'took' && word !== 'take',
  )
}

function isStated({ tokens }: Clause): boolean {
  return tokens.some(({ word }) =>
    ['now', 'far', 'total', 'left', 'remaining', 'altogether', 'owe', 'balance'].includes(word),
  )
}

function amountOf(quantity: Quantity, { unit, measure }: Frame): number | null {
  if (quantity.form === 'percent') return unit === 'percent' ? quantity.value : null
  if (measure.format !== 'duration') return amountIn(quantity, unit)
  const isClock = quantity.form === 'duration' && ['s', 'min', 'h'].includes(quantity.unit ?? '')
  return isClock ? amountIn(quantity, 's') : null
}

function readFigure(amount: number, at: Beside, frame: Frame): Figure | null {
  const { measure } = frame
  const { quantity, isPlain } = at
  const { of } = quantity
  const isUp = measure.target > measure.start
  if (of !== null) {
    const isWhole = of === measure.target || of === Math.abs(measure.target - measure.start)
    if (!isWhole || at.clause.begins) return null
    const isRest = at.clause.tokens.some(({ word }) => REST.has(word) || word === 'owe' || word === 'still')
    if (isRest) return { kind: 'reading', value: isUp ? measure.target - amount : amount, isSure: false }
    return {
      kind: 'reading',
      value: isUp ? amount : measure.start - amount,
      isSure: isPlain && amount >= (isUp ? frame.reading : 0),
    }
  }
  if (!quantity.unit && hasOwnNoun(at)) return null
  const rest = restOf(amount, at, frame)
  if (rest) return rest
  return measure.kind === 'level' ? readLevel(amount, at, frame) : readTotal(amount, at, frame)
}

/** "3 left", "£200 to go", "60 still to mark", "all but two". */
function restOf(amount: number, at: Beside, { measure, reading }: Frame): Figure | null {
  const { before, after, isPlain } = at
  const [first = '', second = '', third = ''] = after
  const isOwed = before.some((word) => word === 'owe' || word === 'owing' || word === 'remaining')
  const isLeft = [first, second, third].some((word) => REST.has(word)) || (first === 'more' && second === 'to')
  const isToDo =
    (first === 'to' && second !== 'the') ||
    (['still', 'yet'].includes(first) && second === 'to') ||
    ((before.at(-1) === 'still' || before.at(-1) === 'only') && first === 'to')
  const isExcept = EXCEPT.has(before.at(-1) ?? '') || (before.at(-1) === 'last' && EXCEPT.has(before.at(-3) ?? ''))
  if (!(isOwed || isLeft || isExcept || (isToDo && at.clause.stance === 'state'))) return null
  const value = measure.target > measure.start ? measure.target - amount : measure.target + amount
  const isBetter = measure.target > measure.start ? value >= reading : value <= reading
  // Of savings, what is left may be what is there.
  const isKept = isLeft && measure.kind === 'total' && isMoney(measure.unit) && !after.includes('to')
  const isInside = value >= Math.min(measure.start, measure.target)
  return isInside
    ? {
        kind: 'reading',
        value,
        isSure: isPlain && (isOwed || isLeft || isExcept || first === 'to') && isBetter && !isKept,
      }
    : null
}

/** So many in all, or so many more. */
function readTotal(amount: number, at: Beside, frame: Frame): Figure | null {
  const { before, after, clause, quantity, isPlain, view } = at
  const { measure, reading } = frame
  const isOwnUnit = quantity.unit !== null
  const near = [...before.slice(-2), ...after.slice(0, 2)]
  const figure = (kind: Figure['kind'], isSure: boolean): Figure => ({ kind, value: amount, isSure: isPlain && isSure })
  const isEvent = clause.tokens.some(({ word }) => EVENT.has(word))
  const isBack =
    view.verb === 'lose' &&
    clause.tokens.some(
      ({ word }) =>
        ['gained', 'regained', 'back', 'up', 'heavier'].includes(word) ||
        (word === 'on' && clause.tokens.some((one) => one.word === 'put')),
    )
  if (isBack) return { kind: 'delta', value: -amount, isSure: isOwnUnit && isLossPlain(at) }
  if (before.slice(-2).some((word) => LOSING.has(word)) && !isWeight(frame.unit)) {
    const isOfIt = isOwnUnit && (!isMeasured(frame.unit) || OF_IT.test(clause.sentence.text))
    return { kind: 'delta', value: -amount, isSure: isOfIt && isLossPlain(at) }
  }
  const isBare = !clause.hasDeed && clause.tokens.length <= 8
  if (near.some((word) => MORE.has(word)) || quantity.unit === 'more') {
    return figure(
      'delta',
      clause.hasDeed || isEvent || before.includes('another') || before.includes('+') || before.includes('plus'),
    )
  }
  const last = before.at(-1) ?? ''
  const isTold =
    STATES.has(last) ||
    (last === 'at' && (before.length < 2 || STATES.has(before.at(-2) ?? ''))) ||
    (last === 'to' && before.some((word) => word === 'up' || word === 'down' || word === 'from'))
  const isTotal =
    [...before.slice(-4), ...after.slice(0, 4)].some((word) => TOTAL.has(word)) ||
    after[0] === 'now' ||
    after[0] === 'down' ||
    last === 'down' ||
    clause.tokens.at(-1)?.word === 'now'
  if (isTotal || (isTold && (isOwnUnit || last !== 'got'))) {
    return amount <= measure.target * 1.5 ? figure('reading', amount >= reading && last !== 'still') : null
  }
  if (!isOwnUnit && LEADING.has(last)) return null
  if (!isOwnUnit && !clause.hasDeed && !(isBare && isPlain))
    return last === 'and' && isEvent ? figure('delta', false) : null
  // "36 calls made", "14 days clean": more than there were is what it comes to.
  const isLed = before.every((word) => PLAIN.has(word))
  const isTelling = after.some((word) => word === 'is' || word === 'are' || word === 'ready')
  if (
    amount > reading &&
    amount < measure.target &&
    reading > measure.start &&
    !isTelling &&
    isLed &&
    !isEvent &&
    clause.tokens.length <= 7 &&
    !firstDeed(at)
  )
    return figure('reading', isOwnUnit || clause.hasDeed)
  const isPerfect = before.some((word) => ["i've", 'ive', 'have', "we've", 'had'].includes(word))
  // "I have read 6 books", with 4 on record: so many in all.
  if (isPerfect && !isEvent && amount > reading && !isMeasured(frame.unit)) {
    const isWhole = amount === measure.target && before.at(-1) === 'all'
    return figure('reading', isOwnUnit && (amount < measure.target || isWhole))
  }
  // "Clocked 500" may be what was reached.
  const isReached =
    amount > reading && amount * 2 > measure.target - reading && before.some((word) => REACHING.has(word))
  const isAdded =
    reading === measure.start || (isEvent && (clause.hasDeed || amount <= reading)) || (amount <= reading && !isPerfect)
  return figure(
    'delta',
    isAdded &&
      !(isReached && reading > measure.start) &&
      (isOwnUnit || clause.hasDeed) &&
      (clause.hasDeed || isBare) &&
      reading + amount <= measure.target,
  )
}

/** A loss is sure where it is one's own, exact, and the only figure told. */
function isLossPlain({ clause, quantity }: Beside): boolean {
  const others = clause.tokens.filter(({ kind }) => kind === 'number').length > 1
  return (
    clause.stance !== 'unclear' &&
    !others &&
    !isRough(clause.tokens, quantity, clause) &&
    clause.sentence.tokens.every(({ word }) => !MULTIPLYING.has(word))
  )
}

/** Whether a deed stands before the figure: "read 7 books", not "7 books read". */
function firstDeed({ clause, quantity }: Beside): boolean {
  return clause.tokens.slice(0, quantity.from - clause.from).some(isPast)
}
