import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'

/** How much a client may go on sending after it was refused, and for how long, before it is hung up on. */
const LINGER = { bytes: 16 * 1024 * 1024, ms: 5_000 }

type Refusal = { status: string; code: string; error: string }

const malformed: Refusal = { status: '400 Bad Request', code: 'validation_failed', error: commonMessages.validation }
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'payload_too_large',
    error: commonMessages.tooLarge,
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    code: 'payload_too_large',
    error: commonMessages.tooLarge,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'unavailable',
    error: serverMessages.unavailable,
  },
}

/**
 * Answers what Node cannot read as a request, such as headers that are too large. Node's own answer is followed by a
 * reset, which a client that is still sending meets before it has read anything; this one ends the connection once the
 * client has ended it, or sends no more.
 */
export function refuseUnreadable(): void {
  const known = new WeakSet<object>()
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket
    if (!server || known.has(server)) return
    known.add(server)
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket as Socket))
  })
}

const refused = new WeakMap<Socket, number>()

function refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // The parser complains of each piece that follows.
  const since = refused.get(socket)
  if (since !== undefined) return void (socket.bytesRead - since > LINGER.bytes && socket.destroy())
  refused.set(socket, socket.bytesRead)
  if (!socket.writable || code === 'ECONNRESET' || isAnswered(socket)) return void socket.destroy()
  const { status, ...body } = refusals[code] ?? malformed
  const json = JSON.stringify({ error: body.error, code: body.code })
  const head = ['Content-Type: application/json', 'Cache-Control: no-store', 'Connection: close']
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`)
  socket.on('error', () => socket.destroy())
  const hangUp = setTimeout(() => socket.destroy(), LINGER.ms)
  socket.once('close', () => clearTimeout(hangUp))
}

/** Whether an answer to what came before on this connection is half-way out. */
function isAnswered(socket: Socket): boolean {
  const { _httpMessage } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null }
  return _httpMessage?.headersSent === true
}
