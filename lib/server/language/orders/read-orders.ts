import 'server-only'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { clocksIn } from '../clock-times'
import { type Reading, readText, type Token } from '../text'
import { wordSet, wordTable } from '../word-table'
import { addAlert, finishAlert, moveAlert } from './alerts'
import { type Fill, type Filled, without } from './fill'
import { followUp } from './follow-up'
import { dateGoal, goalFills } from './goals'
import { energyBehind, entryOf, forgetMemory, keepMemory, writeEntry } from './journal'
import { goalsNamed, isKind, leading, namedIn, pointsBack, reminderNamed, telling, textsOfTitle } from './names'
import { type OrderContext, type OrderReading, type Part, wordsOf } from './order'
import { ownParts, partOf, saidIn } from './parts'
import { byHand, missingTarget, OUTSIDE, outside } from './refusals'
import { ownReader, type Reader, type Said } from './understand'
import { logValue, setMeasure, setProgress, shareOrder } from './values'
import words from './words.json'

/** The orders that are learned, each with what reads it. */
const FILLS = wordTable<Fill>({
  ...goalFills,
  // "Move the call Mam alert to Sunday", where a goal is to call her.
  'goal.date': (said, context, given) =>
    (said.part.tokens.some(({ word }) => /^(?:alert|reminder|alarm)$/.test(word)) ? moveAlert : dateGoal)(
      said,
      context,
      given,
    ),
  'progress.log': setProgress,
  'value.log': logValue(false),
  'value.total': logValue(true),
  'measure.set': setMeasure,
  'entry.write': writeEntry,
  'alert.add': addAlert,
  'alert.move': moveIt,
  'alert.finish': finishAlert,
  'memory.keep': keepMemory,
  'memory.forget': forgetMemory,
  cannot: outsideIt,
  'cannot.remove': (said, context) => ({ cannot: byHand(said, context, true) }),
  'cannot.change': (said, context) => ({ cannot: byHand(said, context, false) }),
})
const OVER = wordSet('done finished')

/** What nobody can be asked here; "book 24 done" books nothing, and what is on record lies not outside. */
function outsideIt(said: Said): Filled | null {
  const { tokens } = said.part
  const words = tokens.some(({ word }) => OVER.has(word)) ? null : outside(said)
  return words && !(words === OUTSIDE && tokens.some(isKind)) ? { cannot: words } : null
}
/** Those that give a thing words of their own. */
const GIVING = wordSet(words.readOrders.giving)
/** Below this a message orders nothing. */
const ORDERED = 0.55
/** What gives nothing but words tells something as likely as not, and has to be an order more plainly. */
const ORDERED_IN_WORDS = 0.8
/** Below this it is not plain what it orders. */
const PLAIN = 0.2
const SEVERAL = 'That is more than one alert. Tell me one at a time, each with its day and hour.'
/** An order of which nothing was understood. */
export const UNREAD = 'I did not understand what to change. Name the goal or the alert, or do it by hand.'

/**
 * What a message tells the coach to do, in its order, each with its own words. Orders that are reported, quoted, asked
 * about or only weighed are none. What the words leave open is not guessed: it is not in the input. An order that cannot
 * be carried out says so in words, and so does one that is not understood.
 */
export function readOrders(reading: Reading, context: OrderContext, reader: Reader = ownReader()): OrderReading[] {
  const answered = followUp(reading, context)
  if (answered) return [answered]
  const [opening] = reading.sentences
  // "Log: dinner out with Daniel"; a figure may be of a goal.
  const noted = opening && isNoted(reading.text) ? entryOf(reading.text.trim(), opening, context) : null
  if (noted && 'verb' in noted) return [{ verb: noted.verb, input: noted.input, quote: reading.text.trim() }]
  const orders: OrderReading[] = []
  for (const part of ownParts(reading)) {
    const named = byHandOnly(part) ?? shareOrder(part, context)
    if (named) {
      orders.push(named)
      continue
    }
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
    if (alerts[0] && clocksIn(part.tokens, () => false).length > alerts.length + 1)
      return [...orders.filter((one) => !alerts.includes(one)), { cannot: SEVERAL, quote: alerts[0].quote }]
  }
  return orders
}

/** "Start an experiment", "stop the walking experiment": told where that is done. */
function byHandOnly({ text }: Part): OrderReading | null {
  return EXPERIMENT.test(text) ? { cannot: IN_INSIGHTS, quote: text.trim() } : null
}
const EXPERIMENT =
  /^\W*(?:(?:please|ok|so|can you|could you|i want to|let'?s) )*(?:start|begin|run|set up|do|make|test|stop|end|cancel|quit)\b.{0,60}\bexperiment\b/i
export const IN_INSIGHTS = 'You start and stop an experiment yourself, in Insights.'

/** "Log today: up with Finn at three, energy 2": of no figure but that of its energy, its hours and its name. */
function isNoted(text: string): boolean {
  const told = NOTED.exec(text)?.[1]
  return told !== undefined && !/\d/.test(energyBehind(told.trim()).notes.replace(CLOCK, ''))
}
const NOTED =
  /^\W*(?:(?:(?:add|put|write|note)(?: this| it)? (?:to|in|into|down in) (?:my |the |(?:to|yester)day'?s )?)?(?:log|note|journal|diary|entry)|note)(?: (?:for |on )?(?:(?:to|yester|\p{L}+)day|tonight|this morning|last night))?\s*:(.+)$/isu
/** "At 3", "till 10.30": an hour counts for no goal. */
const CLOCK =
  /\b(?:at|till?|until|by|from|since|before|after) \d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?\b|\b\d{1,2} ?[ap]m\b|\b\d{1,2}:\d{2}\b/gi

const MOST_ORDERS = 10

/** "Move the car loan to May", or "move it", of a goal that was spoken of last: the goal's date. */
function moveIt(said: Said, context: OrderContext, given: readonly Token[]): Filled | null {
  const { tokens } = said.part
  const { goalId, reminderId } = context.recentTopic ?? {}
  const isDated = tokens.some(({ word }) => word === 'deadline' || word === 'date')
  const isOfLast = goalId !== undefined && !reminderId && (pointsBack(tokens) || isDated)
  const isOfGoal = isOfLast || leading(goalsNamed(tokens, context.goals)) !== null
  if ((isOfGoal && isDated) || (isOfGoal && reminderNamed(tokens, context) === null))
    return dateGoal(said, context, given)
  const either = isOfGoal && !isDated ? whichMoved(said, context) : null
  if (either) return { cannot: either }
  const alert = moveAlert(said, context, given)
  const isOpen = alert === null || !isWhole(alert)
  // "Push the talk back to the end of January": what gives an alert no time gives a goal its date.
  const dated = isOpen && isOfGoal ? dateGoal(said, context, given) : null
  return dated && isWhole(dated) ? dated : alert
}

/** "Change the talk to 12 January", where an alert has but a word of it and a goal has it, too: which is asked. */
function whichMoved({ part: { tokens, text }, bones: { when, timed } }: Said, context: OrderContext): string | null {
  const [alert] = namedIn(tokens, context.reminders, textsOfTitle)
  const goal = leading(goalsNamed(tokens, context.goals))
  const isAlert = tokens.some(({ word }) => /^(?:alert|reminder|alarm|thing)$/.test(word))
  const isWhole =
    alert && readText(alert.item.title).sentences.flatMap((one) => telling(one.tokens)).length <= alert.places.size
  if (!alert || !goal || isAlert || isWhole || when.time !== null || when.span === null) return null
  const day = wordsOf(
    { text, start: 0, end: text.length, tokens: [...tokens], isQuestion: false },
    tokens.filter((one) => timed.has(one)),
  )
  return `Which do you mean?\n\n${DID_YOU_MEAN}\n- Move the deadline of “${goal.title}” ${day}\n- Move the alert “${alert.item.title}” ${day}`
}

function toEnd(said: Said, { text, sentences }: Reading, context: OrderContext, reader: Reader): Said {
  const from = said.part.tokens[0]?.start ?? 0
  const tokens = sentences.flatMap((one) => one.tokens.filter(({ start }) => start >= from))
  return tokens.length === said.part.tokens.length
    ? said
    : { ...reader.said(partOf(text, tokens), context), kinds: said.kinds }
}

/** "Great. Tick the attic off": what is not understood with its courtesies may be without them. */
function orderIn(said: Said, context: OrderContext, reader: Reader): OrderReading | null {
  const order = orderOf(said, context, reader)
  if (order?.cannot !== UNREAD) return order
  const { text, tokens } = said.part
  const from = tokens.findIndex(({ word }) => !COURTESY.has(word))
  const to = tokens.findLastIndex(({ word }) => !COURTESY.has(word)) + 1
  const isBare = from < 1 && to === tokens.length
  return (isBare ? null : orderOf(reader.said(partOf(text, tokens.slice(from, to)), context), context, reader)) ?? order
}
const COURTESY = wordSet(words.readOrders.courtesy)

function orderOf(said: Said, context: OrderContext, reader: Reader): OrderReading | null {
  const { part, kinds } = said
  const none = kinds.find(({ name }) => name === 'none')?.share ?? 0
  const quote = quoteOf(part.text, part.tokens)
  if (1 - none < ORDERED || !quote) return null
  const isOfMilestone = part.tokens.slice(0, FEW).some(({ word }) => /^milestones?$/.test(word))
  let best: { filled: Filled; share: number } | null = null
  for (const { name, share } of kinds) {
    const fill = FILLS[name]
    const part = share / (1 - none)
    if (!fill || part < MOST_UNLIKELY) continue
    const read = fill(said, context, GIVING.has(name) ? givenBy(said, name, reader) : [])
    // "Add a milestone …" makes no goal and no alert.
    const filled = isOfMilestone && read && 'verb' in read && MAKING.has(read.verb) ? null : read
    const worth = filled ? part * (isWhole(filled) ? 1 : LACKING) : 0
    if (filled && worth > (best?.share ?? 0)) best = { filled, share: worth }
  }
  const isPlain = best !== null && best.share >= PLAIN
  // Where it may be no order at all, what is not understood of it is none, and neither is what any words would fill.
  if (1 - none < ORDERED_IN_WORDS && (!best || !isPlain)) return null
  const open = best && isPlain ? closingAsked(best.filled, said, context) : null
  if (open) return { cannot: open, quote }
  if (best && isPlain) return wordedOf(best.filled, said, context, quote)
  const missed = best && missedBy(best.filled, said, context)
  return { cannot: missed ?? UNREAD, quote }
}

/** "Close the sleep one" may be that it is reached, or that it is given up: which of them is asked. */
function closingAsked(filled: Filled, { kinds }: Said, { goals }: OrderContext): string | null {
  if ('cannot' in filled || !ENDING.has(filled.verb)) return null
  const [most = 0, least = 0] = kinds
    .flatMap(({ name, share }) => (ENDING.has(name) ? share : []))
    .sort((a, b) => b - a)
  const title = goals.find(({ id }) => id === filled.input.goalId)?.title
  if (title === undefined || least < most * AS_LIKELY) return null
  return `Is “${title}” reached, or given up?\n\n${DID_YOU_MEAN}\n- Mark the goal “${title}” as completed\n- Drop the goal “${title}”`
}
const ENDING = new Set(['goal.complete', 'goal.drop'])
const AS_LIKELY = 0.4

function givenBy(said: Said, name: string, reader: Reader): Token[] {
  return (NAMING.has(name) ? quotedIn(said.part) : null) ?? toItsEnd(reader.given(said, name), said, name)
}

/** "Dry run at work": no name ends in a word that only leads on. */
function toItsEnd(given: Token[], { part: { tokens }, bones: { timed } }: Said, name: string): Token[] {
  const last = given.at(-1)
  if (!last) return given
  const rest = tokens.slice(tokens.findIndex(({ start }) => start === last.start) + 1)
  const isCut = LEADING_ON.has(last.word)
  const end = rest.findIndex((one) => one.kind === 'mark' || timed.has(one) || LEADING_ON.has(one.word))
  const own = isCut ? rest.slice(0, end < 0 ? undefined : end) : []
  // A milestone has its day beside it.
  const day = name === 'milestones.add' ? rest.slice(own.length) : []
  const stop = day.findIndex((one) => !timed.has(one) && !LEADING_ON.has(one.word))
  const next = day.slice(0, stop < 0 ? undefined : stop)
  return [...given, ...own, ...next.slice(0, next.findLastIndex((one) => timed.has(one)) + 1)]
}
const LEADING_ON = wordSet('at with for to from in on of about into onto by the a an my our and')
/** They give a thing its name: an alert may have a quotation within its own. */
const NAMING = wordSet('goal.create goal.rename goal.describe milestones.add')

/** What stands in quotation marks, where it is one thing: that is what is given. */
function quotedIn({ text, start, tokens }: Said['part']): Token[] | null {
  const [only, more] = text.matchAll(/(?<![\p{L}\d])['‘"“]([^'"‘’“”]{2,80})['’"”](?![\p{L}\d])/gu)
  if (!only || more) return null
  const [from, to] = [start + only.index, start + only.index + only[0].length]
  const given = tokens.filter((one) => one.start >= from && one.start < to && /[\p{L}\d]/u.test(one.raw))
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
/** How much an order counts that lacks something. */
const LACKING = 0.4
const MOST_UNLIKELY = 0.05
const MAKING = new Set(['alert.add', 'goal.create'])
/** An order says what it is of among its first words. */
const FEW = 5

/** What names a thing that is not there is told so; what names none is asked which. */
function wordedOf(filled: Filled, said: Said, context: OrderContext, quote: string): OrderReading {
  if ('cannot' in filled) return { ...filled, quote }
  const { lacks, ...order } = filled
  const [last] = context.waiting ?? []
  // What was only proposed is no goal yet.
  const isOfLast = lacks === 'goal' || (order.input.goalId && order.input.goalId === context.recentTopic?.goalId)
  if (
    last?.verb === 'goal.create' &&
    /^(?:goal\.(?!create)|milestone)/.test(order.verb) &&
    isOfLast &&
    pointsBack(said.part.tokens)
  )
    return { cannot: `Press Apply on “${last.input.title}” first: it is no goal before that.`, quote }
  const words = missedBy(filled, said, context)
  return words ? { cannot: words, quote } : { ...order, quote }
}

function missedBy(filled: Filled, { part, bones }: Said, context: OrderContext): string | null {
  const isMissed = 'lacks' in filled && filled.lacks
  return isMissed ? missingTarget(without(part.tokens, bones.timed), isMissed, context) : null
}

function quoteOf(text: string, tokens: readonly Token[]): string {
  const end = tokens.findLastIndex(({ word }) => !['.', '!', '?', ',', ';', '...'].includes(word))
  return text.slice(tokens[0]?.start ?? 0, tokens[end]?.end ?? 0)
}
