import 'server-only'
import { errorBody } from './errors'

/** Proxies cut what is silent for long. */
const KEEP_ALIVE_MS = 10_000

type NamedEvent = readonly [name: string, data: unknown]

/**
 * Answers with server-sent events. `delta` events that arrive within one turn of the event loop are joined: the busier
 * the process, the fewer writes, and no word waits for a clock. Something thrown becomes an `error` event. The source is
 * always run to its end, also when the reader goes away: it is told by its own signal, and what it stores then is its
 * business.
 */
export function eventStream(source: AsyncIterable<NamedEvent>, requestId: string): Response {
  const encoder = new TextEncoder()
  let open = true
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text))
      }
      const close = () => {
        if (open) controller.close()
        open = false
      }
      void pump(source, requestId, send).finally(close)
    },
    cancel() {
      open = false
    },
  })
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // Tells a buffering reverse proxy to pass each event on as it comes.
    'X-Accel-Buffering': 'no',
  }
  return new Response(stream, { headers })
}

async function pump(source: AsyncIterable<NamedEvent>, requestId: string, send: (text: string) => void): Promise<void> {
  let gathered = ''
  let due: NodeJS.Immediate | undefined
  const flush = () => {
    clearImmediate(due)
    due = undefined
    if (gathered) send(frame('delta', { text: gathered }))
    gathered = ''
  }
  const keepAlive = setInterval(() => send(': keep-alive\n\n'), KEEP_ALIVE_MS)
  try {
    for await (const [name, data] of source) {
      if (name === 'delta' && hasText(data)) {
        gathered += data.text
        due ??= setImmediate(flush)
        continue
      }
      flush()
      send(frame(name, data))
    }
  } catch (thrown) {
    flush()
    const { error, code } = errorBody(thrown, requestId)
    send(frame('error', { error, code, requestId }))
  } finally {
    clearInterval(keepAlive)
    flush()
  }
}

function hasText(data: unknown): data is { text: string } {
  return typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string'
}

function frame(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Whether the caller asked for server-sent events. */
export function wantsEventStream(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/event-stream') === true
}
