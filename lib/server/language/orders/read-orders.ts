import 'server-only'
import type { Reading } from '../text'
import { addAlert, addAlertAt, moveDate, wishDate } from './alert-orders'
import { byHand, outside } from './cannot-orders'
import { clausesIn } from './clause'
import { markDone, undoDone } from './done-orders'
import { followUp } from './follow-up'
import { createGoal, describeGoal, dropDeadline, fileGoal, renameGoal } from './goal-orders'
import { energyBehind, forgetMemory, keepMemory, logEnergy, writeEntry } from './journal-orders'
import { setMeasure } from './measure-orders'
import { addMilestones, removeMilestone } from './milestone-orders'
import { missingTarget } from './missing-target'
import { type Clause, type OrderContext, type OrderKind, type OrderReading, wordsOf } from './order'
import { afterAny, firstWords } from './pattern'
import { logValue, setProgress } from './progress-orders'

/** In the order in which they are tried: the narrower before the wider. */
const KINDS: readonly OrderKind[] = [
  addAlert,
  addAlertAt,
  logEnergy,
  writeEntry,
  keepMemory,
  addMilestones,
  removeMilestone,
  setMeasure,
  createGoal,
  describeGoal,
  renameGoal,
  dropDeadline,
  setProgress,
  markDone,
  undoDone,
  fileGoal,
  moveDate,
  wishDate,
  logValue,
  byHand,
  forgetMemory,
  ...outside,
]

/** The words that some kind begins with: most clauses are none by their first. */
const FIRST = new Set(KINDS.flatMap(({ heads }) => heads.flatMap(firstWords)))

const MOST_ORDERS = 10
/** Each looks through all that can be named: a text that is nothing but beginnings of orders must not hold the server. */
const MOST_TRIES = 24

/**
 * What a message tells the coach to do, in its order, each with its own words. Orders that are reported, quoted, asked
 * about or only weighed are none. What the words leave open is not guessed: it is not in the input. An order that cannot
 * be carried out says so in words.
 */
export function readOrders(reading: Reading, context: OrderContext): OrderReading[] {
  const answered = followUp(reading, context)
  if (answered) return [answered]
  let tries = 0
  const isOrder = (clause: Clause) => {
    const [first] = clause.tokens
    if (!first || tries === MOST_TRIES || !FIRST.has(first.kind === 'number' ? '#' : first.word)) return false
    tries += 1
    return readClause(clause, context) !== null
  }
  const orders: OrderReading[] = []
  for (const clause of clausesIn(reading, isOrder).slice(0, MOST_ORDERS)) {
    const order = readClause(clause, context)
    if (order?.verb === 'entry.write') return [...orders, withRest(order, clause, reading.text)]
    if (order) orders.push(order)
  }
  return orders
}

/** What is told to the journal runs to the end of the message, whatever orders it may look like. */
function withRest(order: OrderReading, { tokens }: Clause, text: string): OrderReading {
  const from = tokens[0]?.start ?? 0
  if (order.verb === undefined || typeof order.input.notes !== 'string') return order
  const notes = text.slice(text.indexOf(order.input.notes, from)).trim()
  const behind = order.input.mood === undefined ? energyBehind(notes) : { notes }
  return { ...order, input: { ...order.input, ...behind }, quote: text.slice(from).trim() }
}

/** Read as a whole; where that is no order, without what is only told behind it: "…, I got it". */
function readClause(clause: Clause, context: OrderContext): OrderReading | null {
  const whole = readWhole(clause, context)
  const cut = whole ? null : withoutTold(clause)
  return whole ?? (cut && readWhole(cut, context)) ?? missingTarget(clause, context)
}

function withoutTold(clause: Clause): Clause | null {
  const { sentence, tokens } = clause
  const at = tokens.findIndex(({ word }, place) => PARTING.has(word) && TELLING.has(tokens[place + 1]?.word ?? ''))
  if (at < 1) return null
  const kept = tokens.slice(0, at)
  return { ...clause, tokens: kept, quote: wordsOf(sentence, kept) }
}

const PARTING = new Set(', ; - – — : ('.split(' '))
const TELLING = new Set(
  "i i'm i've im ive i'd it it's its he she they we we've that that's this there the my because as since so finally thanks done".split(
    ' ',
  ),
)

function readWhole(clause: Clause, context: OrderContext): OrderReading | null {
  for (const { heads, mayBeWished, read } of KINDS) {
    if (!clause.isOrder && !mayBeWished) continue
    const next = afterAny(clause.tokens, 0, heads)
    const order = next === null ? null : read(clause, next, context)
    if (order) return order
  }
  return null
}
