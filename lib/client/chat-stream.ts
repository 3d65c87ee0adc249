import type { ChatStreamEvents, NewMessage } from '@/lib/contract/chat'
import { type ErrorCode, errorStatus } from '@/lib/contract/error'
import { messages } from '@/lib/contract/messages'
import { request } from './api'
import { ApiError, offlineError } from './api-error'
import { readEvents } from './event-stream'

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
  return replyEvents('/api/chat', message, signal)
}

/** As `streamReply`, of another reply in the place of the last one, which stays until the new one is whole. */
export function streamReplyAgain(replyId: string, signal: AbortSignal): AsyncGenerator<ReplyEvent, void> {
  return replyEvents(`/api/chat/${replyId}/regenerate`, undefined, signal)
}

async function* replyEvents(
  path: string,
  body: NewMessage | undefined,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent, void> {
  const response = await request('POST', path, body, { accept: 'text/event-stream', signal })
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
  throw new ApiError(messages.error.cutShort, 0, messages.error.cutShort)
}

function errorFromEvent({ error, code }: ChatStreamEvents['error']): ApiError {
  const known = Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : undefined
  const status = known ? errorStatus[known] : 0
  return new ApiError(`${status}: ${error}`, status, error, known)
}
