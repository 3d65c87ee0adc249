import 'server-only'
import { limits } from '@/lib/contract/limits'
import { messages } from '@/lib/contract/messages'
import type { Looked } from '@/lib/contract/record'
import type { ReplyPart, Source } from '@/lib/server/coach/coach'
import { streamDeeds } from '@/lib/server/coach/deed-check'
import { medicalReply } from '@/lib/server/coach/medical-reply'
import { crisisReply, readCare } from '@/lib/server/coach/safety'
import { readMedical } from '@/lib/server/coach/safety-medical'
import { askForReply } from '@/lib/server/coaching/ask-coach'
import { AppError } from '@/lib/server/errors'
import { noteDroppedClaims } from '@/lib/server/metrics'
import type { Turn } from './begin-turn'
import { WITHHELD } from './chat-context'

/** What is left of a reply of which every sentence claimed a deed. */
const NOTHING_DONE = 'Nothing was changed.'

/** What a reply that is cut off ends with, and the room for what comes before. */
const CUT_OFF = `\n\n${messages.replyCutOff}`
const ROOM = limits.replyBytes - Buffer.byteLength(CUT_OFF)

/**
 * A whole reply, as it is stored: `isChanged` where it is not what was told bit by bit; `isCut` where the reader left or
 * the server stops, `isCutOff` where it grew longer than any that is kept.
 */
export type WholeReply = Source & {
  text: string
  looked: Looked[]
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
  const { parts, signal, ...source } = await partsOf(turn, reader)
  return checked(parts, signal, source)
}

async function partsOf(
  { user, userMessage, context }: Turn,
  signal: AbortSignal,
): Promise<Source & { parts: AsyncIterable<ReplyPart>; signal: AbortSignal }> {
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
  parts: AsyncIterable<ReplyPart>,
  signal: AbortSignal,
  source: Source,
): AsyncGenerator<ReplyPart, WholeReply> {
  const deeds = streamDeeds()
  const looked: Looked[] = []
  let told = ''
  let room = ROOM
  let isCutOff = false
  for await (const part of parts) {
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
  noteDroppedClaims(source.source, claims.length)
  const whole = text.trim() || claims.length === 0 ? text : NOTHING_DONE
  if (!whole.trim() && !signal.aborted) throw new AppError('coach_unavailable', messages.server.coachUnavailable)
  return { ...source, text: whole, looked, isChanged: whole !== told + rest, isCut: signal.aborted, isCutOff }
}

async function* once(text: string): AsyncIterable<string> {
  yield text
}

/** The beginning of a text that takes at most so many bytes, no character of it cut in two. */
function firstBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(most)).read)
}
