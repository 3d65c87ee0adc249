import 'server-only'
import { ModelFault } from './model-fault'

/** In bytes as they are read, unpacked. Many times what an answer takes, and what a process holds without noticing. */
const MOST = {
  /** An answer that is not streamed: it is held as a whole. */
  body: 2 * 1024 * 1024,
  /** All of a stream, of which nothing is held: a whole reply in events of one character each. */
  stream: 32 * 1024 * 1024,
  /** A whole reply in one event, every character of it escaped. */
  line: 512 * 1024,
  event: 1024 * 1024,
}

const [LINE_FEED, RETURN] = [10, 13]

/**
 * The answer with a body that breaks off with a `ModelFault` where it is larger than any answer. The SDK holds a whole
 * body, a line and an event of a stream, however long they are.
 */
export function withBoundedBody(response: Response): Response {
  if (!response.body) return response
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const body = response.body.pipeThrough(isStream ? boundedEvents() : boundedWhole())
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}

function boundedWhole(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      check(size, 'body')
      controller.enqueue(chunk)
    },
  })
}

/** Gives whole lines on: the SDK copies what it holds of a line with each piece of it that comes. */
function boundedEvents(): TransformStream<Uint8Array, Uint8Array> {
  let held: Uint8Array[] = []
  let [size, line, event] = [0, 0, 0]
  let last = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      check(size, 'stream')
      let ended = 0
      for (const [at, byte] of chunk.entries()) {
        line += 1
        event += 1
        const isEnd = byte === LINE_FEED || byte === RETURN
        if (isEnd) {
          // An empty line ends an event; the second half of a CRLF is none.
          if (line === 1 && !(byte === LINE_FEED && last === RETURN)) event = 0
          line = 0
          ended = at + 1
        } else if (line > MOST.line || event > MOST.event) {
          check(line, 'line')
          check(event, 'event')
        }
        last = byte
      }
      if (ended > 0) {
        controller.enqueue(Buffer.concat([...held, chunk.subarray(0, ended)]))
        held = []
      }
      if (ended < chunk.length) held.push(chunk.subarray(ended))
    },
    flush(controller) {
      if (held.length > 0) controller.enqueue(Buffer.concat(held))
    },
  })
}

function check(size: number, of: keyof typeof MOST): void {
  if (size > MOST[of]) throw new ModelFault('unusable', `a ${of} of more than ${MOST[of]} bytes`)
}
