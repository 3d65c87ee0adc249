import 'server-only'
import { readingAt } from '@/lib/contract/measure-reading'
import { dateIn } from '@/lib/server/calendar'
import { type Quantity, quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { isMeasured, isMoney } from '../units'
import { goalReported, standsIn, valueFor } from './counted-goals'
import { goalNamed, isPointing } from './names'
import type { Clause, OrderContext, OrderGoal, OrderKind, OrderReading } from './order'
import { patterns } from './pattern'
import { dayIn } from './when'

const ASIDE = new Set(
  'to at on for towards toward in against from with of up down me the my progress goal mission by is now complete completed finished done total please : ,'.split(
    ' ',
  ),
)

/** "Set my 10 km goal to 50 %". A measured goal takes the value that makes it so much. */
export const setProgress: OrderKind = {
  heads: patterns(
    'set|put|move|bring|update|bump|change|log|record|make|get|give, progress on|of|for, (the) progress :',
  ),
  read(clause, next, context) {
    const told = reportBefore(clause, next)
    if (told) return percentTold(told, clause, context)
    const { tokens, quote } = clause
    const percent = quantitiesIn({ tokens }).find(({ form }) => form === 'percent')
    if (!percent || percent.value < 0 || percent.value > 100) return null
    const isSaid = LEADS.has(tokens[percent.from - 1]?.word ?? '') || ENDS.has(tokens[percent.to]?.word ?? 'done')
    if (!isSaid) return null
    const object = [...tokens.slice(next, percent.from), ...tokens.slice(percent.to)].filter(
      ({ word }) => !ASIDE.has(word),
    )
    const goal = goalNamed(object, context)
    if (!goal && !(isPointing(object) && tokens.some(({ word }) => OF_PROGRESS.has(word)))) return null
    return progressOrder(goal, percent.value, quote)
  },
}

function progressOrder(goal: OrderGoal | null, percent: number, quote: string): OrderReading {
  const progress = Math.round(percent)
  if (!goal?.measure) return { verb: 'progress.log', input: { goalId: goal?.id, progress }, quote }
  const at = Number(readingAt(goal.measure, progress).toPrecision(12))
  const input = goal.measure.kind === 'total' ? { total: at } : { value: at }
  return { verb: 'value.log', input: { goalId: goal.id, ...input }, quote }
}

/** "The attic is at 40 % now, update it": what is told before the order that points at it. */
function percentTold(told: readonly Token[], { sentence, quote }: Clause, context: OrderContext): OrderReading | null {
  const [percent, ...others] = quantitiesIn({ tokens: [...told] }).filter(({ form }) => form === 'percent')
  const goal =
    percent &&
    goalNamed(
      told.filter(({ word }, at) => !ASIDE.has(word) && (at < percent.from || at >= percent.to)),
      context,
    )
  if (!percent || others.length > 0 || !goal || percent.value > 100) return null
  return progressOrder(goal, percent.value, sentence.text.slice(0, sentence.text.indexOf(quote) + quote.length))
}

/** What stands in the sentence before an order that only points: "…, log it". */
function reportBefore({ sentence, tokens }: Clause, next: number): Token[] | null {
  const isPointing = tokens
    .slice(next)
    .every(({ word, kind }) => ASIDE.has(word) || POINTERS.has(word) || kind === 'mark')
  const start = tokens[0]?.start ?? 0
  return isPointing ? sentence.tokens.filter(({ end }) => end <= start) : null
}

const LEADS = new Set('to at as : is'.split(' '))
const ENDS = new Set('done complete completed finished now please .'.split(' '))
const OF_PROGRESS = new Set('progress goal mission it'.split(' '))

/** "Log 5 km", "add £50 to the holiday fund", "set my weight to 82.4 kg"; "7 kg of honey today, log it". */
export const logValue: OrderKind = {
  heads: patterns(
    'log|add|record|note|count|track|enter|put (me) (down) (for), set|update|change, take|write|jot|mark it|that|this (down) (off)',
  ),
  read(clause, next, context) {
    const { sentence, tokens, quote } = clause
    const isSet = ['set', 'update', 'change'].includes(tokens[0]?.word ?? '')
    const own = tokens.slice(next)
    const start = tokens[0]?.start ?? 0
    // What is to be logged may stand before the order to log it.
    const before = reportBefore(clause, next)
    const told = before ?? own
    const said = dayIn(sentence, told, context, 'past')
    if (said.span && said.span.from > dateIn(context.timeZone, context.now)) return null
    const amount = amountIn(said.rest)
    if (!amount) return null
    const { quantity } = amount
    const object = said.rest.filter((one, at) => (at < quantity.from || at >= quantity.to) && !ASIDE.has(one.word))
    const goal = before ? goalReported(said.rest, quantity, context) : goalOrdered(object, said.rest, amount, context)
    if (goal === 'several') return isSet ? null : { verb: 'value.log', input: { value: quantity.value }, quote }
    const value = goal && (amount.isOne ? 1 : valueFor(goal, quantity))
    if (!goal || value === null) return null
    const day = said.span?.from === said.span?.to ? said.span?.from : undefined
    const words = [...tokens.slice(0, next), ...told].map(({ word }) => word)
    const input = inputOf(goal, value, { isTotal: isSet || isTotal(said.rest, quantity.from), isMore: isMore(words) })
    const from = told[0]?.start ?? start
    const whole = before ? sentence.text.slice(from - sentence.start, start - sentence.start) + quote : quote
    return { verb: 'value.log', input: { goalId: goal.id, ...input, ...(day && { date: day }) }, quote: whole }
  },
}

const POINTERS = new Set('it that this them down in off'.split(' '))
const ONE = new Set('another one a an'.split(' '))

type Amount = { quantity: Quantity; isOne: boolean }

/** The one amount that some words tell; "another open mic" is one of them. */
function amountIn(tokens: readonly Token[]): Amount | null {
  const [quantity] = quantitiesIn({ tokens: [...tokens] }).filter(({ form }) =>
    ['plain', 'money', 'duration'].includes(form),
  )
  if (quantity) return { quantity, isOne: false }
  const at = tokens.findIndex(({ word }) => ONE.has(word))
  const one = tokens[at]
  if (!one) return null
  const to = tokens[at + 1]?.word === 'more' ? at + 2 : at + 1
  const [start, end] = [one.start, one.end]
  return { quantity: { value: 1, unit: null, form: 'plain', of: null, start, end, from: at, to }, isOne: true }
}

/** The goal that an order names, or that alone counts what it counts. */
function goalOrdered(
  object: readonly Token[],
  words: readonly Token[],
  { quantity, isOne }: Amount,
  context: OrderContext,
): OrderGoal | null | 'several' {
  const measured = context.goals.filter(({ measure, isCompleted }) => measure && !isCompleted)
  if (isOne) {
    const counting = measured.filter(({ measure }) => measure?.kind === 'total' && standsIn(measure.unit, object))
    return counting.length === 1 ? (counting[0] ?? null) : null
  }
  const named = isPointing(object) && !context.recentTopic?.goalId ? null : goalNamed(object, context)
  if (named && (!isPointing(object) || valueFor(named, quantity) !== null)) return named
  const fitting = measured.filter((goal) => valueFor(goal, quantity) !== null && quantity.unit !== null)
  if (fitting.length === 1) return fitting[0] ?? null
  return goalReported(words, quantity, context) ?? (fitting.length > 1 ? 'several' : null)
}

const TOTAL = new Set('total altogether overall far'.split(' '))
const STANDING = new Set("i'm im am is now currently stands stood standing up reading".split(' '))
const MORE = new Set('add another more extra put paid saved off towards toward added'.split(' '))

/** "I'm at 1,040 now": what it comes to, not what came to it. */
function isTotal(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  const isAt = ['at', 'to', 'on'].includes(before.at(-1) ?? '') && before.some((word) => STANDING.has(word))
  return isAt || tokens.some(({ word }) => TOTAL.has(word))
}

function isMore(words: readonly string[]): boolean {
  return words.some((word) => MORE.has(word))
}

/** Of a level, what is added to it makes a new reading, where it is a sum of money or of things. */
function inputOf({ measure, reading }: OrderGoal, value: number, how: { isTotal: boolean; isMore: boolean }) {
  if (measure?.kind === 'total') return how.isTotal ? { total: value } : { value }
  const adds = measure && (isMoney(measure.unit) || !isMeasured(measure.unit))
  if (!measure || !adds || how.isTotal || !how.isMore) return { value }
  const from = reading ?? measure.start
  return { value: Number((measure.target > measure.start ? from + value : from - value).toPrecision(12)) }
}
