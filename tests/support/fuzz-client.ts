import http from 'node:http'
import { baseUrl } from './base-url'

export type RawRequest = {
  method: string
  /** Sent as it is: what `fetch` would mend or refuse gets through. */
  target: string
  headers: Record<string, string>
  body?: string | Buffer
}

export type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; text: string }

const agent = new http.Agent({ keepAlive: true })
const PATIENCE_MS = 45_000

/** Sends bytes that no well-behaved client would. */
export function sendRaw({ method, target, headers, body }: RawRequest): Promise<RawAnswer> {
  return open(
    method,
    target,
    { ...headers, ...(body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` }) },
    (request) => {
      request.end(body)
    },
  )
}

/** Sends so many bytes in chunks, tells no length, and never ends: an answer can only come while it is being read. */
export function sendEndless({ method, target, headers }: Omit<RawRequest, 'body'>, bytes: number): Promise<RawAnswer> {
  return open(method, target, { ...headers, 'Transfer-Encoding': 'chunked' }, (request) => {
    const chunk = Buffer.alloc(16 * 1024, ' ')
    let left = Math.ceil(bytes / chunk.length)
    const push = () => {
      if (left-- > 0 && !request.destroyed) request.write(chunk, () => setImmediate(push))
    }
    push()
  })
}

function open(
  method: string,
  target: string,
  headers: Record<string, string>,
  write: (request: http.ClientRequest) => void,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl())
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path: target, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => void parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, text: Buffer.concat(parts).toString() })
        // A request that was answered before its end is not sent any further.
        if (!request.writableEnded) request.destroy()
      })
    })
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error(`${method} ${target} was not answered in time`)))
    request.on('error', reject)
    write(request)
  })
}
