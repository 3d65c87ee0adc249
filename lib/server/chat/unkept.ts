import 'server-only'
import type { z } from 'zod'
import type { newMessage, UnkeptAnswer, UnkeptMessage, UnkeptStreamEvents } from '@/lib/contract/chat'
import { serverMessages } from '@/lib/contract/messages/server'
import { careLevels } from '@/lib/server/coach/care-levels'
import { type MessageRow, serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { AppError } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import { recordOf } from '@/lib/server/record/record-of'
import { coachNameOf, type UserRow } from '@/lib/server/users/serialize-user'
import type { Turn } from './begin-turn'
import { chatContext, WITHHELD } from './chat-context'
import { NOTHING_OFFERED, readOffers } from './read-offers'
import { replyTo, type WholeReply } from './reply'
import { lookingDesk } from './tools/desk'
import { noDeeds } from './tools/tool'
import { userMessageOf } from './user-message'

type Sent = z.output<typeof newMessage>
type Event = {
  [Name in keyof UnkeptStreamEvents]: [name: Name, data: UnkeptStreamEvents[Name]]
}[keyof UnkeptStreamEvents]

/** Whether a message asks that nothing of it be kept. */
export function isOffTheRecord(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'offTheRecord' in body && body.offTheRecord === true
}

/**
 * Answers a message of which nothing is kept but what it cost. The coach knows the record as ever, and what the sender
 * says was said before; it changes and remembers nothing.
 *
 * @throws AppError as `replyTo`
 */
export async function answerUnkept(user: UserRow, sent: Sent, signal: AbortSignal): Promise<UnkeptAnswer> {
  const turn = await beginUnkept(user, sent)
  const parts = await replyTo(turn, signal)
  let part = await parts.next()
  while (!part.done) part = await parts.next()
  if (!part.value.text.trim()) throw new AppError('coach_unavailable', serverMessages.coachUnavailable)
  const message = replyOf(turn, part.value)
  return { message, userMessage: unkept(turn.userMessage), conversation: null, proposals: [], looked: message.looked }
}

/** The same, as it comes. @throws AppError as `replyTo`, before anything is yielded */
export async function streamUnkept(user: UserRow, sent: Sent, signal: AbortSignal): Promise<AsyncIterable<Event>> {
  const turn = await beginUnkept(user, sent)
  return tell(turn, await replyTo(turn, signal))
}

async function* tell(turn: Turn, parts: Awaited<ReturnType<typeof replyTo>>): AsyncGenerator<Event> {
  yield ['start', { userMessage: unkept(turn.userMessage), conversation: null }]
  let part = await parts.next()
  for (; !part.done; part = await parts.next()) {
    yield typeof part.value === 'string' ? ['delta', { text: part.value }] : ['looked', part.value.looked]
  }
  if (part.value.isCut) return
  if (part.value.isChanged) yield ['replace', { text: part.value.text }]
  const message = replyOf(turn, part.value)
  yield ['done', { message, proposals: [], looked: message.looked }]
}

/** A turn that is never stored: its rows have ids only because rows do. */
async function beginUnkept(user: UserRow, { message, turns = [] }: Sent): Promise<Turn> {
  const now = new Date()
  const [careLevel = null, ...earlier] = await careLevels([
    message,
    ...turns.map((one) => (one.isFromUser ? one.message : '')),
  ])
  const conversation = {
    id: newId(),
    userId: user.id,
    title: '',
    isActive: false,
    archivedAt: null,
    summary: '',
    summarizedThrough: null,
    neverSend: false,
    createdAt: now,
    updatedAt: now,
  }
  const userMessage = userMessageOf(conversation, { message, careLevel, createdAt: now })
  const known = await chatContext(user, null, message, now)
  const context = {
    ...known,
    offTheRecord: true,
    turns: turns.map((one, at) => ({
      isFromUser: one.isFromUser,
      text: earlier[at] === 'explicit' ? WITHHELD : one.message,
      at: now.toISOString(),
    })),
  }
  const { offers } = await readOffers(user, userMessage, known)
  const refused = offers.ordered.length > 0 ? [serverMessages.offTheRecord] : []
  const deeds = noDeeds()
  const record = recordOf(user, 'model')
  const tools = lookingDesk({ user, context, record, message: userMessage, offered: [], deeds })
  return {
    user,
    conversation,
    isNewConversation: true,
    userMessage,
    replaced: null,
    context: { ...context, offers: { ...NOTHING_OFFERED, refused }, tools },
    offered: { rows: [], offers: NOTHING_OFFERED, replaced: [] },
    deeds,
  }
}

function replyOf({ user, userMessage }: Turn, reply: WholeReply): UnkeptMessage {
  return unkept({
    ...userMessage,
    message: reply.text,
    isFromUser: false,
    source: reply.source,
    model: reply.model,
    coachName: coachNameOf(user),
    status: reply.isCut || reply.isCutOff ? 'stopped' : 'complete',
    looked: reply.looked.length > 0 ? reply.looked : null,
    marks: reply.marks.length > 0 ? reply.marks : null,
    careLevel: null,
    createdAt: new Date(),
  })
}

function unkept(row: MessageRow): UnkeptMessage {
  return { ...serializeMessage(row), id: null, conversationId: null }
}
