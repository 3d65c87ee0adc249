import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { errorResponse } from './errors'
import { readJson } from './read-body'
import { refuseUnreadable } from './refuse-unreadable'

let server: Server
let port: number

/** A server as Next is one: requests as the web has them, their bodies read as they come. */
beforeAll(async () => {
  refuseUnreadable()
  server = createServer(async (incoming, outgoing) => {
    const body = incoming.method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null
    const headers = incoming.headers as Record<string, string>
    const init = { method: incoming.method, headers, body, duplex: 'half' } as RequestInit
    const request = new Request(`http://localhost${incoming.url}`, init)
    const answered = readJson(request).then(() => Response.json({}))
    const response = await answered.catch((error: unknown) => errorResponse(error, 'x'))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Told = { status: string; body: string; fault: string | undefined }

/** Sends a head and then parts, all of them before it reads, as plain clients do. */
function send(head: string[], part: string, parts: number): Promise<Told> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let [answer, fault, left]: [string, string | undefined, number] = ['', undefined, parts]
    socket.pause()
    socket.on('data', (data) => {
      answer += data
      if (answer.includes('}')) socket.end()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      fault = error.code
    })
    socket.on('close', () => {
      const [status = ''] = answer.split('\r\n', 1)
      resolve({ status, body: /\{.*\}/.exec(answer)?.[0] ?? '', fault })
    })
    const pump = () => {
      while (left > 0 && !socket.destroyed) {
        left -= 1
        if (!socket.write(part)) return void socket.once('drain', pump)
      }
      // What comes after the last byte is read late, so that a reset would be met first.
      setTimeout(() => socket.resume(), 100)
    }
    socket.write(head.join('\r\n'))
    pump()
  })
}

const post = (...headers: string[]) => [
  'POST /api/goals HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  ...headers,
  '\r\n',
]
const PART = 'x'.repeat(65_536)
const chunk = `${PART.length.toString(16)}\r\n${PART}\r\n`

describe.each(['keep-alive', 'close'])('a body that is too large, on a connection to %s', (connection) => {
  test.each([8, 320])('of %i parts that tell their length', async (parts) => {
    const head = post(`Connection: ${connection}`, `Content-Length: ${parts * PART.length}`)
    const told = await send(head, PART, parts)
    expect(told).toMatchObject({ status: 'HTTP/1.1 413 Payload Too Large', fault: undefined })
    expect(JSON.parse(told.body)).toMatchObject({ code: 'payload_too_large' })
  })

  test.each([8, 320])('of %i parts that tell no length', async (parts) => {
    const told = await send(post(`Connection: ${connection}`, 'Transfer-Encoding: chunked'), chunk, parts)
    expect(told).toMatchObject({ status: 'HTTP/1.1 413 Payload Too Large', fault: undefined })
  })
})

test('a body that never ends is cut off at last', async () => {
  const told = await send(post('Transfer-Encoding: chunked'), chunk, (3 * limits.importBytes) / PART.length)
  expect(told.fault).toBeDefined()
})

test.each([
  ['a header', ['GET / HTTP/1.1', 'Host: localhost', 'X-Long: ']],
  ['an address', ['GET /']],
])('%s that is too large, of 64 kB and of 8 MB', async (_what, head) => {
  for (const parts of [1, 128]) {
    const told = await send(head, PART, parts)
    expect(told).toMatchObject({ status: 'HTTP/1.1 431 Request Header Fields Too Large', fault: undefined })
    expect(JSON.parse(told.body)).toMatchObject({ code: 'payload_too_large' })
  }
})

test('what is no request is refused, and who goes on for ever is hung up on', async () => {
  expect((await send(['NONSENSE\r\n\r\n'], '', 0)).status).toBe('HTTP/1.1 400 Bad Request')
  expect((await send(['GET / HTTP/1.1', 'X-Long: '], PART, 1_000)).fault).toBeDefined()
})
