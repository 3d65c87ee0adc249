import 'server-only'
import type { z } from 'zod'
import type { ChatStreamEvents, newMessage } from '@/lib/contract/chat'
import { serializeConversation, serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { beginTurn, type Turn } from './begin-turn'
import { replyTo } from './reply'
import { storeTurn } from './store-turn'

/** One event of a streamed reply, as `[name, data]`. */
export type ChatStreamEvent = {
  [Name in keyof ChatStreamEvents]: [name: Name, data: ChatStreamEvents[Name]]
}[keyof ChatStreamEvents]

/**
 * Sends a message and yields the reply as it comes. What can be refused is refused before the first event.
 *
 * Both messages are stored at the end, once: whole, or, when the reader went away or the server had to stop, what was said
 * so far as `stopped`. Where that is no word, nothing is left behind.
 *
 * @throws AppError as `beginTurn` and `replyTo`, before anything is yielded; later, `coach_unavailable` out of the iteration
 */
export async function streamMessage(
  user: UserRow,
  input: z.output<typeof newMessage>,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatStreamEvent>> {
  return streamTurn(await beginTurn(user, input), signal)
}

/**
 * As `streamMessage`, of a turn that has begun. Where it replaces a reply, a reader who leaves before the new one is whole
 * leaves the old one in its place.
 */
export async function streamTurn(turn: Turn, signal: AbortSignal): Promise<AsyncIterable<ChatStreamEvent>> {
  return tell(turn, await replyTo(turn, signal))
}

async function* tell(turn: Turn, parts: Awaited<ReturnType<typeof replyTo>>): AsyncGenerator<ChatStreamEvent> {
  yield [
    'start',
    { userMessage: serializeMessage(turn.userMessage), conversation: serializeConversation(turn.conversation) },
  ]
  let part = await parts.next()
  for (; !part.done; part = await parts.next()) {
    yield typeof part.value === 'string' ? ['delta', { text: part.value }] : ['looked', part.value.looked]
  }
  const reply = part.value
  if (reply.isCut && (turn.replaced || !reply.text.trim())) return
  if (reply.isChanged) yield ['replace', { text: reply.text }]
  const { message, proposals, looked, remembered } = await storeTurn(turn, reply)
  for (const proposal of proposals) yield ['proposal', proposal]
  yield ['done', { message, proposals, looked, ...(remembered && { remembered }) }]
}
