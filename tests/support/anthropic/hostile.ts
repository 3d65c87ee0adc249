import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export type Hostile = {
  answer: (response: ServerResponse) => Promise<void>
  /** Bytes that were handed to the connection: what lies in its buffers counts among them. */
  sent: () => number
}

const stream = { 'content-type': 'text/event-stream; charset=utf-8' }
const MEBIBYTE = 1024 * 1024

/** Sends `part` for as long as somebody takes it, `most` bytes at the most. */
function endless(headers: Record<string, string>, first: string, part: string, most: number): Hostile {
  let sent = 0
  return {
    sent: () => sent,
    async answer(response) {
      let goOn = () => {}
      response.on('error', () => undefined)
      for (const event of ['drain', 'close']) response.on(event, () => goOn())
      response.writeHead(200, headers)
      response.write(first)
      const bytes = Buffer.from(part)
      while (!response.destroyed && sent < most) {
        sent += bytes.length
        if (response.write(bytes)) await new Promise(setImmediate)
        else await new Promise<void>((resolve) => (goOn = resolve))
      }
      response.end()
    },
  }
}

const letters = 'x'.repeat(64 * 1024)

/** Streams that end only with whoever reads them. */
export const endlessStreams: Record<string, () => Hostile> = {
  'a line without an end': () => endless(stream, 'event: content_block_delta\ndata: ', letters, 500 * MEBIBYTE),
  'an event without an end': () => endless(stream, '', `data: ${letters}\n`, 500 * MEBIBYTE),
  'comments without an end': () => endless(stream, '', `: ${letters}\n\n`, 500 * MEBIBYTE),
}

/** Whole answers that are larger than any. */
export const endlessBodies: Record<string, () => Hostile> = {
  'a body of 500 MB': () => endless({ 'content-type': 'application/json' }, '{"type":"', letters, 500 * MEBIBYTE),
  'a small body that unpacks to 64 MB': () => {
    const packed = gzipSync(Buffer.alloc(64 * MEBIBYTE, 'x'))
    return {
      sent: () => packed.length,
      async answer(response) {
        response.on('error', () => undefined)
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed)
      },
    }
  },
}
