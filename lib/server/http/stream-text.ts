import 'server-only'
import { ReadableStream } from 'node:stream/web'

/** A row alone would be a packet of its own. In characters. */
const CHUNK = 64 * 1024

/** Answers with text as it is made, at the reader's pace: however long, it is never held as a whole. */
export function streamText(parts: AsyncIterable<string>, headers: Record<string, string>): Response {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.asyncIterator]()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      let text = ''
      let isDone = false
      while (!isDone && text.length < CHUNK) {
        const next = await iterator.next()
        isDone = next.done === true
        text += next.value ?? ''
      }
      if (text) controller.enqueue(encoder.encode(text))
      if (isDone) controller.close()
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(stream as BodyInit, { headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** The JSON text of a list, item by item. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ','
  }
  yield ']'
}
