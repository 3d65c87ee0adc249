import 'server-only'
import { addDays, dateIn, instantIn, timeIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { serverMessages } from '@/lib/contract/messages/server'
import { AS_GOAL, NAME_THE_GOAL } from '@/lib/contract/unanswered'
import { wishAnswer } from '@/lib/server/coach/built-in/reply/courtesy'
import { isOrderLike, readSaid } from '@/lib/server/coach/built-in/reply/said'
import type { ChatContext, Offers } from '@/lib/server/coach/context'
import { dayName } from '@/lib/server/coach/dates'
import { readMedical } from '@/lib/server/coach/safety-medical'
import { isModelOf } from '@/lib/server/coaching/coach-of'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { db } from '@/lib/server/db/client'
import { tellingStems } from '@/lib/server/language/common-words'
import { isCalledFor } from '@/lib/server/language/orders/alerts'
import { toldAnew } from '@/lib/server/language/orders/follow-up'
import type { OrderInput, OrderReading, Waiting } from '@/lib/server/language/orders/order'
import { readOrders } from '@/lib/server/language/orders/read-orders'
import { nearStems } from '@/lib/server/language/questions/about'
import { timeWords } from '@/lib/server/language/questions/day-words'
import { goesOn } from '@/lib/server/language/questions/read-question'
import { spokenDay } from '@/lib/server/language/spoken-day'
import { type Reading, readText } from '@/lib/server/language/text'
import { type Draft, draftsFrom } from '@/lib/server/proposals/draft-proposal'
import { type ProposalRow, serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { cardTalk } from './card-talk'
import { notTaken } from './not-taken'
import { planTalk } from './plan-talk'
import { quittingTalk } from './quitting'
import { entryTold, readReports, toldBeside, withoutEnergy } from './read-reports'
import { recentTopic, withoutWish } from './recent-topic'
import { NO_NAME, stepOrder, withoutUnfit } from './small-step'

/** What stands under a reply: rows that are stored with it, and the same as the coach is told of them. */
export type Offered = {
  rows: ProposalRow[]
  offers: Offers /** Those that give way to new ones. */
  replaced: string[]
}

export const NOTHING_OFFERED: Offers = { ordered: [], heard: [], refused: [] }

/**
 * What the newest message asks to have done and what it reports, as proposals still to be stored. Nothing is offered for
 * a cry for help, or beside a sign of the body that comes first.
 */
export async function readOffers(user: UserRow, message: MessageRow, context: ChatContext): Promise<Offered> {
  if (message.careLevel === 'explicit' || readMedical(message.message))
    return { rows: [], offers: NOTHING_OFFERED, replaced: [] }
  await pause()
  const talk = message.careLevel === null ? await planTalk(user, message.message, context) : null
  if (talk && 'words' in talk) return offeredByTalk(user, message, talk.words, talk.draft ? [talk.draft] : [])
  const quitting = talk === null ? quittingTalk(message.message, context) : null
  if (quitting && !(await isModelOf(user))) return offeredByTalk(user, message, quitting.words, quitting.drafts)
  const isGranted = AGREED.test(message.message) && context.turns.at(-1)?.text === AS_GOAL
  const isNamed = context.turns.at(-1)?.text === NAME_THE_GOAL && !NO_NAME.test(message.message)
  const step = stepOrder(message.message, context)
  const asked = isNamed ? `Add a goal: ${message.message}` : (step ?? withoutUnfit(message.message))
  const reading = readText(isGranted ? MAKE_IT_ONE : asked)
  await pause()
  const unrated = withoutEnergy(reading)
  const reports = readReports(unrated, context)
  await pause()
  const sure = reports.filter(({ ask }) => !ask)
  // What is plainly told is heard as it is told, each with its own day, and is no order to log the first of it.
  const { orders: plain, spoken } = await ordersIn(user, reading, message, context)
  const isSilent = plain.length === 0 && reports.length === 0 && message.careLevel === null
  const all = isSilent ? wishedGoal(message.message, context) : plain
  const given =
    isGranted || isNamed || step !== null ? all.map((one) => ({ ...one, quote: message.message.trim() })) : all
  const read = given.filter(
    (one) =>
      !(LOGS.has(one.verb) && sure.some(({ quote, verb }) => LOGS.has(verb) && overlap(one.quote, quote))) &&
      !(one.verb === 'entry.write' && unrated !== reading && reports.length > 0),
  )
  await pause()
  const timed = read.flatMap((one) => (one.verb === undefined ? [] : [{ one, hour: passedHour(one, context) }]))
  const wanted = timed.map(({ one, hour }) => (hour === null ? one : toTomorrow(one, hour, context)))
  const source = { kind: 'message', id: message.id, text: message.message } as const
  const cards = (await draftsFrom(user, source, wanted)).map((row) => {
    const left = notTaken(serializeProposal(row), titlesOf(row, context), context)
    // "Text Aoife that I am late tonight" asks for no alert, and with "Aoife" left out it is none called "Late".
    const isPutRight = read.some(({ quote, replaces }) => quote === row.quote && replaces !== undefined)
    // "Finn has renamed the cat again" ticks off no “Dentist, Finn”.
    const isUncalled =
      (row.verb === 'alert.add' && !isPutRight && !isCalledFor(row.quote)) ||
      (row.verb === 'alert.finish' && !FINISHES.test(row.quote))
    return { row, left, isGuessed: isUncalled && left.words.length > 0 }
  })
  const orders = read.filter(({ quote }) => !cards.some(({ row, isGuessed }) => isGuessed && row.quote === quote))
  const kept = cards.filter(({ isGuessed }) => !isGuessed)
  // A figure that no card holds makes an order another one.
  const figures = kept.flatMap(({ left }) => left.figures)
  const taken = figures.length > 0 ? [] : kept.map(({ row }) => row)
  const beside = taken.map((row) => besideOf(row, context))
  // What is set already, at that very time, is set no second time.
  const ordered = taken.filter((_, at) => beside[at]?.isSame !== true)
  // The words of an order report nothing beside it.
  const isWritten = orders.some(({ verb }) => verb === 'entry.write')
  const reported = reports.filter(
    ({ quote, ask }) => !(isWritten && ask) && !orders.some((one) => overlap(one.quote, quote)),
  )
  // Who wrote words of a crisis these days is asked how they are, and for no energy.
  const isOnlyTold =
    orders.length === 0 &&
    reports.every(({ verb }) => verb === 'alert.finish') &&
    message.careLevel === null &&
    !context.recentCrisis &&
    !(context.turns.length > 0 && REPLYING.test(message.message))
  // A model asks by itself what an answer to its question is about.
  const told =
    isOnlyTold &&
    toldBeside(reading, { ...context, goals: (await isModelOf(user)) ? [] : context.goals }, reports.length > 0)
  // The energy that is told beside them is the day's, and its entry stands there, too.
  const day = unrated !== reading && orders.length === 0 && reported.length > 0 ? entryTold(reading, context) : []
  // "Ran 6 km with Aoife, easy" ends its alert and is of its goal.
  const alongside = (told || []).filter(({ verb }) => reports.length === 0 || verb === 'progress.log')
  const heard = await draftsFrom(user, source, [...reported, ...alongside, ...(told ? [] : day)])
  const refused = orders.flatMap((one) => (one.verb === undefined ? [one.cannot] : []))
  if (figures.length > 0) refused.push(serverMessages.figureNotTaken(figures))
  // "Will it be dark at 7 on Friday for the long run?" is not met by that it is set for then already.
  const asks = reading.sentences.some(({ isQuestion }) => isQuestion)
  if (cards.length < wanted.length && !asks) refused.push(serverMessages.nothingToChange)
  refused.push(...beside.flatMap((one) => one?.words ?? []))
  if (ordered.length > 0)
    refused.push(
      ...timed.flatMap(({ hour }) => (hour === null ? [] : `${hour} has passed today, so the card says tomorrow.`)),
    )
  const words = kept.flatMap(({ left }) => left.words)
  return {
    rows: [...ordered, ...heard],
    replaced: ordered.length > 0 ? orders.flatMap(({ replaces }) => replaces ?? []) : [],
    offers: {
      ordered: ordered.map(serializeProposal),
      heard: heard.map(serializeProposal),
      refused,
      ...(ordered.length > 0 && words.length > 0 && { notTaken: [...new Set(words)] }),
      ...(spoken && { spoken }),
      ...talk,
    },
  }
}

const FINISHES = /\b(?:done|did|finish\w*|tick\w*|complet\w*|mark\w*|check\w*|cross\w*|sorted|over|off)\b/i

/** To "That could be a goal": what asks for it in other words. */
const AGREED = /^\W*(?:(?:yes|yeah|yep|ok|okay|sure|please|do it|do that|go ahead|make it one)\W*)+$/i
const MAKE_IT_ONE = 'Make that a goal'
/** "I want to learn to swim 1 km by June": a wish that tells its day and a figure is drawn up without being asked to. */
function wishedGoal(text: string, context: ChatContext): OrderReading[] {
  if (wishAnswer(readSaid(text)) !== AS_GOAL) return []
  const recentTopic = { words: withoutWish(text.trim()).replace(WHY, '') }
  const [order, more] = readOrders(readText(MAKE_IT_ONE), { ...context, memories: [], recentTopic })
  if (more || order?.verb !== 'goal.create') return []
  const isWhole = order.input.targetDate && /\d/.test(String(order.input.title))
  return isWhole ? [{ ...order, quote: text.trim() }] : []
}

/** "… but I am scared of deep water" is no part of what the goal is called. */
const WHY = /,? (?:but|although|though|because|since)\b.*$/is

/** "Not that, I am too tired for it" answers the coach, and tells nothing of the day. */
const REPLYING = /^\W*(?:not|no|nope|nah|yes|yeah|yep|hm+|right)\b/i

/** The hour of today at which an alert is asked for that has passed already; null where it has not. */
function passedHour({ verb, input }: OrderReading & { input?: OrderInput }, { now, timeZone }: ChatContext) {
  const { scheduledFor, repeat } = input ?? {}
  if (verb !== 'alert.add' || repeat || typeof scheduledFor !== 'string' || scheduledFor.length === ISO_DAY) return null
  const at = new Date(scheduledFor)
  return at <= now && dateIn(timeZone, at) === dateIn(timeZone, now) ? timeIn(timeZone, at) : null
}

/** "At 18:00", said at eight, is of the next day. */
function toTomorrow<Order extends Exclude<OrderReading, { cannot: string }>>(
  order: Order,
  hour: string,
  { now, timeZone }: ChatContext,
): Order {
  const scheduledFor = instantIn(timeZone, addDays(dateIn(timeZone, now), 1), hour).toISOString()
  return { ...order, input: { ...order.input, scheduledFor } }
}

/** "Remind me to call Mam", where there is such an alert already: what the card would set stands beside it. */
function besideOf(
  { verb, input }: ProposalRow,
  { reminders, journal, now, timeZone }: ChatContext,
): { words: string; isSame: boolean } | null {
  const { title, scheduledFor, repeat, date, notes } = input as { [field: string]: string | undefined }
  if (verb === 'entry.write') {
    const day = date ?? dateIn(timeZone, now)
    if (!journal.some((one) => one.date === day)) return null
    return notes === undefined ? { words: ENERGY_THERE, isSame: true } : { words: ENTRY_BESIDE, isSame: false }
  }
  if (verb !== 'alert.add' || title === undefined) return null
  const named = telling(title)
  const same = reminders.find((one) => named.length > 0 && telling(one.title).join(' ') === named.join(' '))
  if (!same) return null
  const there = `You have “${same.title}” ${timeWords(same.scheduledFor, now, timeZone)} already`
  if (repeat) return { words: `${there}: the card sets a second one. ${BY_HAND}`, isSame: false }
  // A day without an hour is met by whatever is set on it.
  const isOfDay = scheduledFor?.length === ISO_DAY
  const then = new Date(same.scheduledFor)
  const isSame = isOfDay
    ? scheduledFor === dateIn(timeZone, then)
    : scheduledFor !== undefined && Date.parse(scheduledFor) === then.getTime()
  if (isSame) return { words: `${there}, so there is no card for it.`, isSame }
  const moved = scheduledFor && !isOfDay && `\n\n${DID_YOU_MEAN}\n- ${movedWords(same.title, scheduledFor, timeZone)}`
  return { words: `${there}: the card sets a second one.${moved ?? ''}`, isSame }
}
const ISO_DAY = 'YYYY-MM-DD'.length
const ENERGY_THERE = 'You have an entry of that day already. Its energy you can change there, in the journal.'
const ENTRY_BESIDE = 'You have an entry of that day already; this one stands beside it.'
const BY_HAND = 'To make the first one repeat instead, change it on Today.'

function movedWords(title: string, scheduledFor: string, timeZone: string): string {
  const at = new Date(scheduledFor)
  return `Move the alert “${title}” to ${dayName(dateIn(timeZone, at), '')} at ${timeIn(timeZone, at)}`
}

/** The stems of a title that say what it is of, in an order of their own. */
function telling(title: string): string[] {
  return [...new Set(tellingStems(title).map((stem) => [stem, ...nearStems(stem)].sort()[0] ?? stem))].sort()
}

/** What a card changes is called so. */
function titlesOf({ input }: ProposalRow, { goals, reminders }: ChatContext): string[] {
  const { goalId, reminderId } = input as { goalId?: string; reminderId?: string }
  const meant = [...goals.filter(({ id }) => id === goalId), ...reminders.filter(({ id }) => id === reminderId)]
  return meant.map(({ title }) => title)
}

/** Orders that write down what was done, or that name nothing which is there. */
const LOGS = new Set<string | undefined>(['value.log', 'progress.log', 'milestone.tick', undefined])

/** What is answered in a talk orders and reports nothing else. */
async function offeredByTalk(
  user: UserRow,
  message: MessageRow,
  words: string,
  drafts: readonly Draft[],
): Promise<Offered> {
  const source = { kind: 'message', id: message.id, text: message.message } as const
  const rows = await draftsFrom(user, source, drafts)
  return { rows, offers: { ...NOTHING_OFFERED, ordered: rows.map(serializeProposal), talk: words }, replaced: [] }
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

/** What stands under a reply already: it stays under the one that takes its place. */
export function offeredBefore(rows: ProposalRow[]): Offered {
  const open = rows.map(serializeProposal).filter(({ status }) => status === 'proposed')
  return { rows, offers: { ...NOTHING_OFFERED, ordered: open }, replaced: [] }
}

async function ordersIn(
  user: UserRow,
  reading: Reading,
  { conversationId }: MessageRow,
  context: ChatContext,
): Promise<{ orders: OrderReading[] } & Pick<Offers, 'spoken'>> {
  const words = new Set(reading.sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)))
  const isShort = words.size <= MOST_SHORT && context.turns.length > 0
  const topic =
    isShort || POINTING.some((word) => words.has(word)) ? await recentTopic(user, conversationId, context) : null
  const talk = isShort ? cardTalk(reading, topic ?? { recent: {} }) : null
  if (talk) return { orders: [{ cannot: talk, quote: reading.text }] }
  const memories = FORGETTING.some((word) => words.has(word))
    ? await db.memory.findMany({ where: { userId: user.id }, take: MEMORIES, select: { id: true, text: true } })
    : []
  const anew = loggedAnew(reading, topic?.waiting ?? [], context)
  if (anew) return { orders: [anew] }
  const drafted = topic?.drafted
  // "And before that" asks, whatever order it resembles.
  const [only, more] = reading.sentences
  const asks = only !== undefined && !more && goesOn(only, context) && !isOrderLike(only)
  const orders = readOrders(reading, {
    ...context,
    reminders: drafted ? [...context.reminders, drafted] : context.reminders,
    memories,
    recentTopic: topic?.recent,
    spokenDay: words.has('day')
      ? spokenDay(
          context.turns.flatMap((turn) => (turn.isFromUser ? turn.text : [])),
          context,
        )
      : null,
    waiting: topic?.waiting,
    older: topic?.older,
  })
  const spoken = topic && {
    goalId: topic.recent.goalId,
    alert: drafted ?? context.reminders.find(({ id }) => id === topic.recent.reminderId),
  }
  // An alert that is only proposed is not moved: it is proposed again, for the new time.
  const given = asks ? orders.filter(({ verb }) => verb !== undefined) : orders
  const own = given.map((one) => (drafted ? ofDraft(one, drafted) : one))
  return { orders: own, ...(spoken && { spoken }) }
}

/** What is ordered of an alert that is no more than a card yet. */
function ofDraft(one: OrderReading, { id, title }: { id: string; title: string }): OrderReading {
  const { quote } = one
  if (one.verb === undefined || one.input.reminderId !== id) return one
  if (one.verb === 'alert.delete') return { cannot: ONLY_A_CARD, quote }
  const { reminderId: _, ...input } = one.input
  return one.verb === 'alert.move' ? { verb: 'alert.add', input: { title, ...input }, quote } : one
}
const ONLY_A_CARD = 'Nothing is set yet: dismiss the card, or leave it.'

/** What the last reply offered to log, with the figure that the message puts in the place of the one before: "no, it was 8". */
function loggedAnew(reading: Reading, waiting: readonly Waiting[], context: ChatContext): OrderReading | null {
  for (const { id, verb, input, quote } of waiting) {
    const told = verb === 'progress.log' ? toldAnew(reading, { ...input, quote }) : null
    if (told === null) continue
    const anew = readText(told)
    const drafts = [...readReports(anew, context), ...toldBeside(anew, context)]
    const draft = drafts.find((one) => one.verb === verb && one.input.goalId === input.goalId && !one.ask)
    if (draft) return { verb, input: draft.input, quote: reading.text.trim(), replaces: id }
  }
  return null
}

const MEMORIES = 200
/** Without one of these words nothing that is remembered is meant. */
const FORGETTING =
  'forget forgetting remember remembering know memory memories keep delete remove drop wipe scrub scrap scratch erase'.split(
    ' ',
  )
/** So few words may be about what was proposed last. */
const MOST_SHORT = 14
/** Words that point back at what was spoken of. */
const POINTING = ['it', 'its', 'that', 'this', 'them', 'there']
