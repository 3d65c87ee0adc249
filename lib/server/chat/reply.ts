import 'server-only'
import { limits } from '@/lib/contract/limits'
import { modelMessages } from '@/lib/contract/messages/model'
import { serverMessages } from '@/lib/contract/messages/server'
import type { Looked } from '@/lib/contract/record'
import type { ReplyPart, Source } from '@/lib/server/coach/coach'
import { streamDeeds } from '@/lib/server/coach/deed-check'
import { type FoundMark, withWhatIsSo } from '@/lib/server/coach/fact-check/settle-findings'
import { medicalReply } from '@/lib/server/coach/medical-reply'
import { crisisReply, readCare } from '@/lib/server/coach/safety'
import { readMedical } from '@/lib/server/coach/safety-medical'
import { askForReply, type ToldToModel } from '@/lib/server/coaching/ask-coach'
import { AppError } from '@/lib/server/errors'
import { noteDrops } from '@/lib/server/metrics'
import { daysTold, type Sent } from '@/lib/server/receipts/receipts'
import { askAgain } from './ask-again'
import type { Turn } from './begin-turn'
import { WITHHELD } from './chat-context'
import { claimedCards } from './claimed-cards'
import { weighReply } from './weigh-reply'

/** What is left of a reply of which every sentence claimed a deed. */
const NOTHING_DONE = 'Nothing was changed.'

/** What a reply that is cut off ends with, and the room for what comes before such words. */
const CUT_OFF = `\n\n${modelMessages.replyCutOff}`
const ROOM = limits.replyBytes - 120

/**
 * A whole reply, as it is stored: `isChanged` where it is not what was told bit by bit; `isCut` where the reader left or
 * the server stops, `isCutOff` where it grew longer than any that is kept, or its engine broke off.
 */
export type WholeReply = Source & {
  text: string
  looked: Looked[]
  /** What of it the record does not bear out. */
  marks: FoundMark[]
  /** What a model was sent for it, null where none was asked. */
  sent: Sent | null
  isChanged: boolean
  isCut: boolean
  isCutOff: boolean
}

/**
 * Has a turn answered: yields the reply as it comes and returns the whole of it. A message in crisis language, or one
 * that tells of a sign of the body that needs a doctor, gets a fixed text before any engine sees it, whichever coach is set up, whether or not it can be reached, and whatever
 * has been spent. What any engine says it has done, and nobody did, is taken out: a sentence that begins so is held until
 * it ends. A reply that has no end is asked for no further than it is kept.
 *
 * @throws AppError `rate_limited` where two calls of the user are under way, before anything is yielded; the parts, and a
 * reply that ended without a word, `coach_unavailable`
 */
export async function replyTo(turn: Turn, reader: AbortSignal): Promise<AsyncGenerator<ReplyPart, WholeReply>> {
  const { parts, signal, told, ...source } = await partsOf(turn, reader)
  const { message } = turn.userMessage
  // The signal of the call is let go of with its last word: what comes after is cut short by the reader who leaves.
  const first = checked(turn.replaced ? parts : keptIfBroken(parts, signal), signal, source, message, (text, isWhole) =>
    weigh(turn, { text, isWhole }, told, reader),
  )
  return mended(turn, first, told, reader)
}

/** A person waits with the first answer before their eyes: for a better one and its check no longer than this. */
const PATIENCE_MS = 30_000

/** A reply that the record does not bear out goes back once; what comes then takes its place where more of it is true. */
async function* mended(
  turn: Turn,
  first: AsyncGenerator<ReplyPart, WholeReply>,
  told: ToldToModel | undefined,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart, WholeReply> {
  const whole = yield* first
  const isWhole = !whole.isCut && !whole.isCutOff && !signal.aborted
  const final = told && isWhole && whole.marks.length > 0 ? yield* betterOf(turn, whole, told, signal) : whole
  noteDrops(final.source, 'marked', final.marks.length)
  return { ...final, marks: final.marks.map(({ quote, why }) => ({ quote, why })) }
}

async function* betterOf(
  turn: Turn,
  whole: WholeReply,
  told: ToldToModel,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart, WholeReply> {
  noteDrops(whole.source, 'returned', whole.marks.length)
  const parts = whole.marks.map(withWhatIsSo)
  const doubted = { reply: whole.text, parts, looked: told.tools }
  const bound = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const again = await askAgain(turn, doubted, bound)
  if (!again || !whole.sent || Buffer.byteLength(again.text) > ROOM) return whole
  const both = { ...again.told, tools: `${told.tools}${again.told.tools}` }
  const { marks, sent: more } = await weigh(turn, { text: again.text, isWhole: true }, both, bound)
  const sent = more && { ...more, usages: [...whole.sent.usages, ...more.usages] }
  if (marks.length >= whole.marks.length) return { ...whole, sent }
  for (const looked of again.looked) yield { looked }
  return { ...whole, text: again.text, looked: [...whole.looked, ...again.looked], marks, sent, isChanged: true }
}

/**
 * A reply whose engine breaks off once words have come: they stay, with why it ended. Where not one has come, and where
 * another reply still stands, it fails.
 */
async function* keptIfBroken(parts: AsyncIterable<ReplyPart>, signal: AbortSignal): AsyncGenerator<ReplyPart | Broken> {
  let hasWords = false
  try {
    for await (const part of parts) {
      hasWords ||= typeof part === 'string' && part.trim() !== ''
      yield part
    }
  } catch (error) {
    if (!hasWords || signal.aborted || !(error instanceof AppError) || !error.reason) throw error
    yield { broken: `\n\n${modelMessages.replyBrokeOff(error.reason)}` }
  }
}

type Broken = { broken: string }

/**
 * The figures, claims and quotations of a model's reply that are not borne out, cards that do not stand, and what a model
 * was sent for the reply and for this.
 */
async function weigh(
  { user, userMessage, offered, deeds }: Turn,
  reply: { text: string; isWhole: boolean },
  told: ToldToModel | undefined,
  signal: AbortSignal,
): Promise<Pick<WholeReply, 'marks' | 'sent'>> {
  if (!told?.prompt) return { marks: [], sent: null }
  const hasCards = deeds.made.length > 0 || offered.rows.some(({ id }) => !deeds.superseded.has(id))
  const cards = hasCards ? [] : claimedCards(reply.text)
  const { marks, sent, usages } = await weighReply({ user, question: userMessage.message }, reply, told, signal)
  return {
    marks: [...cards, ...marks],
    sent: { parts: [...told.sent, ...sent], usages: [...told.usages, ...usages], days: daysTold(told.context) },
  }
}

async function partsOf(
  { user, userMessage, context }: Turn,
  signal: AbortSignal,
): Promise<Source & { parts: AsyncIterable<ReplyPart>; signal: AbortSignal; told?: ToldToModel }> {
  const fixed = (text: string) => ({ source: 'built-in', model: null, parts: once(text), signal }) as const
  if (userMessage.careLevel !== 'explicit') {
    const sign = readMedical(userMessage.message)
    return sign ? fixed(medicalReply(sign, user.timeZone)) : askForReply(user, context, signal)
  }
  const { language } = readCare(userMessage.message)
  const isRepeated = context.turns.findLast(({ isFromUser }) => isFromUser)?.text === WITHHELD
  return fixed(crisisReply({ language, timeZone: user.timeZone, isRepeated }))
}

async function* checked(
  parts: AsyncIterable<ReplyPart | Broken>,
  signal: AbortSignal,
  source: Source,
  question: string,
  finished: (text: string, isWhole: boolean) => Promise<Pick<WholeReply, 'marks' | 'sent'>>,
): AsyncGenerator<ReplyPart, WholeReply> {
  const deeds = streamDeeds(question)
  const looked: Looked[] = []
  let told = ''
  let room = ROOM
  let isCutOff = false
  for await (const part of parts) {
    if (typeof part !== 'string' && 'broken' in part) {
      isCutOff = true
      const free = deeds.push(part.broken)
      told += free
      if (free) yield free
      break
    }
    if (typeof part !== 'string') {
      looked.push(part.looked)
      yield part
      continue
    }
    const taken = firstBytes(part, room)
    room -= Buffer.byteLength(taken)
    isCutOff = taken.length < part.length
    const free = deeds.push(isCutOff ? taken + CUT_OFF : taken)
    told += free
    if (free) yield free
    if (isCutOff) break
  }
  const { rest, text, claims } = deeds.end()
  if (rest) yield rest
  noteDrops(source.source, 'deed', claims.length)
  const whole = text.trim() || claims.length === 0 ? text : NOTHING_DONE
  if (!whole.trim() && !signal.aborted) throw new AppError('coach_unavailable', serverMessages.coachUnavailable)
  // A reply of which every word has come is whole, also where its reader does not wait for it to be weighed.
  const isCut = signal.aborted
  const { marks, sent } = await finished(whole, !isCutOff && !isCut)
  return {
    ...source,
    text: whole,
    looked,
    marks,
    sent,
    isChanged: whole !== told + rest,
    isCut,
    isCutOff,
  }
}

async function* once(text: string): AsyncIterable<string> {
  yield text
}

/** The beginning of a text that takes at most so many bytes, no character of it cut in two. */
function firstBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(most)).read)
}
