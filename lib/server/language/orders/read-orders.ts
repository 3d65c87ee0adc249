import 'server-only'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { clocksIn } from '../clock-times'
import { isPastForm } from '../progress/word-classes'
import type { Reading, Token } from '../text'
import { wordSet, wordTable } from '../word-table'
import { addAlert, changeAlert, move } from './alerts'
import { doubtOf, putRight } from './doubts'
import { type Fill, type Filled, without } from './fill'
import { followUp } from './follow-up'
import { goalFills } from './goals'
import { entryNoted, forgetMemory, keepMemory, writeEntry } from './journal'
import { isKind, pointsBack } from './names'
import { COURTEOUS, type OrderContext, type OrderReading } from './order'
import { GIVING, isReport, ownParts, partOf, saidIn } from './parts'
import { byHand, deleteThing, missingTarget, OUTSIDE, outside } from './refusals'
import { ownReader, type Reader, type Said } from './understand'
import { logValue, setMeasure, setProgress } from './values'

const refused =
  (isDeleted: boolean): Fill =>
  (said, context) => ({ cannot: byHand(said, context, isDeleted) })

/** The orders that are learned, each with what reads it; what a press does as well is told to be done by hand. */
const FILLS = wordTable<Fill>({
  ...goalFills,
  'goal.date': move,
  'goal.describe': refused(false),
  'goal.tag': refused(false),
  'goal.file': refused(false),
  'milestone.remove': refused(true),
  'progress.log': setProgress,
  'value.log': logValue(false),
  'value.total': logValue(true),
  'measure.set': setMeasure,
  'entry.write': writeEntry,
  'alert.add': addAlert,
  'alert.move': move,
  'memory.keep': keepMemory,
  'memory.forget': forgetMemory,
  cannot: outsideIt,
  'cannot.remove': deleteThing,
  'cannot.change': changeAlert,
})
const LOGS = wordSet('progress.log value.log value.total')
const EXPLAINING = wordSet('explain elaborate clarify')
const OVER = wordSet('done finished')
const OF_JOURNAL = wordSet('journal diary entry entries')

/** What nobody can be asked here; "book 24 done" books nothing, and what is on record lies not outside. */
function outsideIt(said: Said): Filled | null {
  const { tokens } = said.part
  // "Explain that" asks for a talk, and for no deed of the world.
  const isTalk = EXPLAINING.has(tokens.find(({ word }) => !COURTEOUS.has(word))?.word ?? '')
  const words = isTalk || tokens.some(({ word }) => OVER.has(word)) ? null : outside(said)
  const isOwn = tokens.some((one) => isKind(one) || OF_JOURNAL.has(one.word))
  return words && !(words === OUTSIDE && isOwn) ? { cannot: words } : null
}
/** Below this a message orders nothing. */
const ORDERED = 0.55
/** What gives nothing but words tells something as likely as not, and has to be an order more plainly. */
const ORDERED_IN_WORDS = 0.8
/** Below this it is not plain what it orders. */
const PLAIN = 0.2
/** How much an order counts that lacks something. */
const LACKING = 0.4
const MOST_UNLIKELY = 0.05
/** "Make me laugh, something with Finn": what cannot be done to a thing is said where that is likely asked. */
const DOUBTFUL = 0.3
const MOST_ORDERS = 10
/** "Set 2 alerts". */
const PLURAL = /^(?:alert|reminder|alarm)s$/
const SEVERAL = 'That is more than one alert. Tell me one at a time, each with its day and hour.'
/** An order of which nothing was understood. */
export const UNREAD = 'I did not understand what to change. Name the goal or the alert, or do it by hand.'
export const IN_INSIGHTS = 'You start and stop an experiment yourself, in Insights.'
/** "You told me to put up one shelf": what the coach is said to have said orders nothing. */
const QUOTED = /\byou (?:told|asked) me to\b/i
const EXPERIMENT =
  /^\W*(?:(?:please|ok|so|can you|could you|i want to|let'?s) )*(?:start|begin|run|set up|do|make|test|stop|end|cancel|quit)\b.{0,60}\bexperiment\b/i

/**
 * What a message tells the coach to do, in its order, each with its own words. Orders that are reported, quoted, asked
 * about or only weighed are none. What the words leave open is not guessed: it is not in the input. An order that cannot
 * be carried out says so in words, and so does one that is not understood.
 */
export function readOrders(reading: Reading, context: OrderContext, reader: Reader = ownReader()): OrderReading[] {
  return readWhole(asOrder(reading), context, reader)
}

/** "Can I move the date of the talk?" orders it, as soon as it says where to. */
function asOrder(reading: Reading): Reading {
  const [only, more] = reading.sentences
  const [can, who, head] = only?.tokens ?? []
  const isAsked = /^(?:can|could|may)$/.test(can?.word ?? '') && who?.word === 'i' && HEADS.has(head?.word ?? '')
  if (!only || more || !isAsked) return reading
  return {
    ...reading,
    sentences: [{ ...only, isQuestion: false, tokens: only.tokens.slice(2).filter(({ word }) => word !== '?') }],
  }
}

function readWhole(reading: Reading, context: OrderContext, reader: Reader): OrderReading[] {
  const orders = ordersOf(reading, context, reader)
  const { text, sentences } = reading
  const last = sentences.at(-1)
  const isUnread = orders.every(({ cannot }) => cannot === UNREAD)
  if (!last || !isUnread || sentences.length > MOST_SENTENCES) return orders
  // "Christmas week is a silly date. Push it to the end of January": what leads up to an order may hide it.
  const from = last.tokens.findIndex(({ word }) => !COURTEOUS.has(word))
  const head = last.tokens[from]?.word ?? ''
  if (from < 1 && sentences.length === 1) return orders
  const apart =
    HEADS.has(head) && !sentences.some(isReport)
      ? ordersOf({ text, sentences: [{ ...last, tokens: last.tokens.slice(from) }] }, context, reader)
      : []
  return apart.length > 0 ? apart : orders
}
const MOST_SENTENCES = 4
const HEADS = wordSet('push move remind change tick mark drop pause shift postpone delay rename')

function ordersOf(reading: Reading, context: OrderContext, reader: Reader): OrderReading[] {
  const answered = followUp(reading, context)
  if (answered) return [answered]
  const [opening] = reading.sentences
  const noted = opening ? entryNoted(reading.text, opening, context) : null
  if (noted && 'verb' in noted) return [{ verb: noted.verb, input: noted.input, quote: reading.text.trim() }]
  const orders: OrderReading[] = []
  for (const part of ownParts(reading)) {
    if (QUOTED.test(part.text)) continue
    if (EXPERIMENT.test(part.text)) return [...orders, { cannot: IN_INSIGHTS, quote: part.text.trim() }]
    const first = orders.length
    for (const said of saidIn(part, context, reader)) {
      if (orders.length === MOST_ORDERS) return orders
      const order = orderIn(said, context, reader)
      if (!order) continue
      if (order.verb !== 'entry.write') orders.push(order)
      // What is told to the journal runs to the end of the message, whatever orders it may look like.
      else return [...orders, orderIn(toEnd(said, reading, context, reader), context, reader) ?? order]
    }
    // "9 am call Mam, 11 am the garage, 3 pm rent": of more hours than alerts some would be lost.
    const alerts = orders.slice(first).filter(({ verb }) => verb === 'alert.add')
    const isCounted = part.tokens.some(
      ({ value, kind }, at) =>
        kind === 'number' && (value ?? 0) > alerts.length && PLURAL.test(part.tokens[at + 1]?.word ?? ''),
    )
    if (alerts[0] && (isCounted || clocksIn(part.tokens, () => false).length > alerts.length + 1))
      return [...orders.filter((one) => !alerts.includes(one)), { cannot: SEVERAL, quote: alerts[0].quote }]
  }
  return orders
}

function toEnd(said: Said, { text, sentences }: Reading, context: OrderContext, reader: Reader): Said {
  const from = said.part.tokens[0]?.start ?? 0
  const tokens = sentences.flatMap((one) => one.tokens.filter(({ start }) => start >= from))
  return { ...reader.said(partOf(text, tokens), context), kinds: said.kinds }
}

/** "Great. Tick the attic off": what is not understood with its courtesies may be without them. */
function orderIn(said: Said, context: OrderContext, reader: Reader): OrderReading | null {
  const order = orderOf(said, context, reader)
  if (order?.cannot !== UNREAD) return order
  const { text, tokens } = said.part
  const from = tokens.findIndex(({ word }) => !COURTEOUS.has(word))
  const to = tokens.findLastIndex(({ word }) => !COURTEOUS.has(word)) + 1
  const isBare = from < 1 && to === tokens.length
  return (isBare ? null : orderOf(reader.said(partOf(text, tokens.slice(from, to)), context), context, reader)) ?? order
}

function orderOf(said: Said, context: OrderContext, reader: Reader): OrderReading | null {
  const { part } = said
  const quote = quoteOf(part.text, part.tokens)
  const right = putRight(said, context)
  if (right) return { cannot: right, quote }
  const kinds = ofNamedKind(said, context) ?? said.kinds
  const none = kinds.find(({ name }) => name === 'none')?.share ?? 0
  if (1 - none < ORDERED || !quote) return null
  const isTold = part.tokens[0] && isPastForm(part.tokens[0]) && !/^(?:set|put)$/.test(part.tokens[0].word)
  let best: { filled: Filled; share: number; given: readonly Token[] } | null = null
  for (const { name, share } of kinds) {
    const fill = FILLS[name]
    const own = share / (1 - none)
    if (!fill || own < (name.startsWith('cannot.') ? DOUBTFUL : MOST_UNLIKELY)) continue
    const given = GIVING.has(name) ? givenBy(said, name, reader) : []
    const filled = fill(said, context, given)
    // "Weighed 70 kg" tells, where it is of no goal, and "talked to Avó for 12 minutes", where no figure of one is told.
    if (isTold && filled && (('lacks' in filled && filled.lacks) || (LOGS.has(name) && !isFigured(filled)))) continue
    const worth = filled ? own * (isWhole(filled) ? 1 : LACKING) : 0
    if (filled && worth > (best?.share ?? 0)) best = { filled, share: worth, given }
  }
  if (best && best.share >= PLAIN) return worded(best.filled, said, context, { quote, given: best.given })
  // Where it may be no order at all, what is not understood of it is none, and neither is what any words would fill.
  if (1 - none < ORDERED_IN_WORDS) return null
  return { cannot: (best && missedBy(best.filled, said, context)) ?? UNREAD, quote }
}

/**
 * "Add a step to the talk": of a milestone, whatever alert it may look like; "tick off the reminder" adds none, and
 * "could you text Daniel" asks for what lies outside.
 */
function ofNamedKind({ part, bones, kinds }: Said, context: OrderContext): Said['kinds'] | null {
  const text = part.text.slice(part.tokens[0]?.start, part.tokens.at(-1)?.end)
  const { goalId, reminderId } = context.recentTopic ?? {}
  if (AT.test(text) && goalId && !reminderId) return [{ name: 'progress.log', share: 1 }]
  if (DATED.test(text) && bones.when.span) return [{ name: 'goal.date', share: 1 }]
  if (TICKED.test(text)) return [{ name: 'alert.finish', share: 1 }]
  if (ASKED_OUTSIDE.test(text)) return [{ name: 'cannot', share: 1 }]
  if (!STEPS.test(text)) return null
  const own = kinds.filter(({ name }) => name.startsWith('milestone'))
  const all = own.reduce((sum, { share }) => sum + share, 0)
  return own.map(({ name, share }) => ({ name, share: share / all }))
}
/** "Put it at 45", of the goal that was spoken of. */
const AT = /^\W*(?:(?:ok|no|then|so) )*(?:put|set|mark) (?:it|that|this) (?:at|to) \d{1,3}\s*(?:%|percent)?\W*$/i
/** "Give it a date, too, end of June". */
const DATED =
  /^\W*(?:[a-z']+ ){0,2}?(?:set|give|put)\b[^.!?]*\b(?:an?|the|new|another) (?:target |end |due )?(?:date|deadline)\b/i
const ASKED_OUTSIDE =
  /^\W*(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:text|e-?mail|message|ring|phone|call|write to|send|book|order|buy|pay) (?!it\b|me\b)|(?:can|could|would|will) (?:you|u) (?:please )?(?:book|reserve) (?:me|us)\b|(?:(?:and|then|please|ok) )*tell (?!me\b|us\b)\p{L}+ (?:that|i|i['’]m|we)\b)/iu
const STEPS =
  /^\W*(?:[a-z']+ ){0,3}?(?:add|put|give(?! (?:me|us)\b)|make|set|create|another|new)\b(?: [^.!?]*?)? (?:milestone|step)s?\b/i

const TICKED = /^\W*(?:[a-z']+ ){0,2}?tick\b[^.!?]* (?:(?:alert|reminder|alarm)s?|one (?:for|of|on|at))\b/i

function isFigured(filled: Filled): boolean {
  const { progress, value, total, note } = 'input' in filled ? filled.input : {}
  return [progress, value, total, note].some((one) => one !== undefined)
}

function givenBy(said: Said, name: string, reader: Reader): Token[] {
  return (NAMING.has(name) ? quotedIn(said.part) : null) ?? withDay(reader.given(said, name), said, name)
}
/** They give a thing its name: an alert may have a quotation within its own. */
const NAMING = wordSet('goal.create goal.rename milestones.add')

/** "Hang the lamp by 1 December": a milestone has its day behind it. */
function withDay(given: Token[], { part: { tokens }, bones: { timed } }: Said, name: string): Token[] {
  const last = given.at(-1)
  if (!last || name !== 'milestones.add') return given
  const rest = tokens.filter(({ start }) => start > last.start)
  const stop = rest.findIndex((one) => !timed.has(one) && !/^(?:by|on|,)$/.test(one.word))
  const day = rest.slice(0, stop < 0 ? undefined : stop)
  return [...given, ...day.slice(0, day.findLastIndex((one) => timed.has(one)) + 1)]
}

/** What stands in quotation marks, where it is one thing: that is what is given. */
function quotedIn({ text, start, tokens }: Said['part']): Token[] | null {
  const [only, more] = text.matchAll(/(?<![\p{L}\d])['‘"“]([^'"‘’“”]{2,80})['’"”](?![\p{L}\d])/gu)
  if (!only || more) return null
  const [from, to] = [start + only.index + 1, start + only.index + only[0].length - 1]
  const given = tokens.filter((one) => one.end > from && one.start < to && one.raw !== only[0].at(-1))
  return given.length > 0 ? given : null
}

/** Whether the words give all that an order of this kind cannot be without. */
function isWhole(filled: Filled): boolean {
  if ('cannot' in filled) return true
  const { verb, input, lacks } = filled
  if (lacks) return false
  if (verb === 'value.log') return input.value !== undefined || input.total !== undefined
  if (verb === 'entry.write') return input.mood !== undefined || input.notes !== undefined
  const open = OPEN[verb] ?? []
  return Object.entries(input).every(([field, value]) => value !== undefined || open.includes(field))
}
/** What a card asks for without any doubt about what is ordered. */
const OPEN = wordTable<readonly string[]>({
  'alert.add': ['scheduledFor'],
  'goal.create': ['domain', 'targetDate', 'measure'],
})

/** What is read as it is worded: what names a thing that is not there is told so; what names none is asked which. */
function worded(
  filled: Filled,
  said: Said,
  context: OrderContext,
  { quote, given }: { quote: string; given: readonly Token[] },
): OrderReading {
  if ('cannot' in filled) return { ...filled, quote }
  const { lacks, ...order } = filled
  const [last] = context.waiting ?? []
  // What was only proposed is no goal yet.
  const isOfLast = lacks === 'goal' || (order.input.goalId && order.input.goalId === context.recentTopic?.goalId)
  const isUnmade = last?.verb === 'goal.create' && /^(?:goal\.(?!create)|milestone)/.test(order.verb)
  if (isUnmade && isOfLast && pointsBack(said.part.tokens))
    return { cannot: `Press Apply on “${last.input.title}” first: it is no goal before that.`, quote }
  const words =
    closingAsked(order, said, context) ??
    missedBy(filled, said, context) ??
    doubtOf({ ...order, quote }, said, context, given)
  return words ? { cannot: words, quote } : { ...order, quote }
}

/** "Close the sleep one" may be that it is reached, or that it is given up: which of them is asked. */
function closingAsked({ verb, input }: Exclude<Filled, { cannot: string }>, { kinds }: Said, { goals }: OrderContext) {
  if (!ENDING.has(verb)) return null
  const shares = kinds.flatMap(({ name, share }) => (ENDING.has(name) ? share : [])).sort((a, b) => b - a)
  const title = goals.find(({ id }) => id === input.goalId)?.title
  if (title === undefined || (shares[1] ?? 0) < (shares[0] ?? 0) * AS_LIKELY) return null
  return `Is “${title}” reached, or given up?\n\n${DID_YOU_MEAN}\n- Mark the goal “${title}” as completed\n- Drop the goal “${title}”`
}
const ENDING = new Set(['goal.complete', 'goal.drop'])
const AS_LIKELY = 0.4

function missedBy(filled: Filled, { part, bones }: Said, context: OrderContext): string | null {
  const isMissed = 'lacks' in filled && filled.lacks
  return isMissed ? missingTarget(without(part.tokens, bones.timed), isMissed, context) : null
}

function quoteOf(text: string, tokens: readonly Token[]): string {
  const end = tokens.findLastIndex(({ word }) => !['.', '!', '?', ',', ';', '...'].includes(word))
  return text.slice(tokens[0]?.start ?? 0, tokens[end]?.end ?? 0)
}
