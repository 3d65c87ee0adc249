import { request } from '@/lib/client/http/api'
import { ApiError, offlineError } from '@/lib/client/http/api-error'
import { readEvents } from '@/lib/client/http/event-stream'
import type { ChatStreamEvents, EditedMessage, NewMessage, ReplyAgain, UnkeptStreamEvents } from '@/lib/contract/chat'
import { type ErrorCode, errorStatus } from '@/lib/contract/error'
import { chatMessages } from '@/lib/contract/messages/chat'

/** What a streamed reply gives out: it begins, it speaks, it is whole. */
export type ReplyEvent = {
  [Name in ReplyEventName]: { type: Name; data: ChatStreamEvents[Name] }
}[ReplyEventName]

const replyEventNames = ['start', 'looked', 'delta', 'proposal', 'replace', 'done'] as const
type ReplyEventName = (typeof replyEventNames)[number]

/**
 * Sends a message and gives out the reply as it comes, up to its `done`. Throws `ApiError` for every way in which that
 * can fail, a stream that ends too soon among them, or what `signal` aborts with.
 */
export function streamReply(message: NewMessage, signal: AbortSignal): AsyncGenerator<ReplyEvent, void> {
  return replyEvents('POST', '/api/chat', message, signal)
}

type UnkeptEventName = Exclude<keyof UnkeptStreamEvents, 'error'>
export type UnkeptEvent = { [Name in UnkeptEventName]: { type: Name; data: UnkeptStreamEvents[Name] } }[UnkeptEventName]

/** As `streamReply`, of a message of which nothing is kept. */
export function streamUnkept(message: NewMessage, signal: AbortSignal): AsyncGenerator<UnkeptEvent, void> {
  return replyEvents('POST', '/api/chat', message, signal) as AsyncGenerator<unknown> as AsyncGenerator<
    UnkeptEvent,
    void
  >
}

/** As `streamReply`, of another reply in the place of the last one, which stays until the new one is whole. */
export function streamReplyAgain(
  replyId: string,
  again: ReplyAgain,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent, void> {
  return replyEvents('POST', `/api/chat/${replyId}/regenerate`, again, signal)
}

/** As `streamReply`, of the last message in other words: it takes the place of what it was. */
export function streamReplyToEdit(
  messageId: string,
  edited: EditedMessage,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent, void> {
  return replyEvents('PATCH', `/api/chat/${messageId}`, edited, signal)
}

async function* replyEvents(
  method: 'POST' | 'PATCH',
  path: string,
  body: NewMessage | EditedMessage | ReplyAgain,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent, void> {
  const response = await request(method, path, body, { accept: 'text/event-stream', signal })
  try {
    for await (const { event, data } of readEvents(response.body ?? new ReadableStream())) {
      if (event === 'error') throw errorFromEvent(JSON.parse(data))
      const type = replyEventNames.find((name) => name === event)
      if (!type) continue
      yield { type, data: JSON.parse(data) } as ReplyEvent
      if (type === 'done') return
    }
  } catch (error) {
    // This is how `fetch` reports a connection that broke.
    throw error instanceof TypeError && !signal.aborted ? offlineError() : error
  }
  throw new ApiError(chatMessages.error.cutShort, 0, chatMessages.error.cutShort)
}

function errorFromEvent({ error, code }: ChatStreamEvents['error']): ApiError {
  const known = Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : undefined
  const status = known ? errorStatus[known] : 0
  return new ApiError(`${status}: ${error}`, status, error, known)
}
