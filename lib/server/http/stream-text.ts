import 'server-only'
import { ReadableStream } from 'node:stream/web'

/** Answers with text as it is made, at the reader's pace: however long, it is never held as a whole. */
export function streamText(parts: AsyncIterable<string>, headers: Record<string, string>): Response {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.asyncIterator]()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
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
