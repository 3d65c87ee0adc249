import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** `pass` forwards; `refuse` is a port where nobody listens; `silent` takes what comes and answers nothing. */
type Manner = 'pass' | 'refuse' | 'silent'

export type TcpProxy = {
  /** The same address with the proxy in the place of what it stands before. */
  before(url: string): string
  /** From now on, for the connections that there are too. `delayMs` holds back each piece, in both directions. */
  behave(manner: Manner, delayMs?: number): Promise<void>
  /** Resets every connection, as a router does that was switched off and on. */
  cut(): void
  stop(): Promise<void>
}

/** A proxy on loopback that delays, cuts, refuses and falls silent on demand. Its port stays the same. */
export async function startTcpProxy(target: { port: number; host?: string }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let manner: Manner = 'pass'
  let delayMs = 0

  const server = createServer((incoming) => {
    const outgoing = connect(target.port, target.host ?? '127.0.0.1')
    forward(incoming, outgoing)
    forward(outgoing, incoming)
  })

  function forward(from: Socket, to: Socket) {
    sockets.add(from)
    from.on('data', (chunk) => {
      if (manner === 'silent') return
      if (delayMs === 0) to.write(chunk)
      else setTimeout(() => to.writable && to.write(chunk), delayMs)
    })
    // Whatever happens to one side happens to the other.
    from.on('end', () => manner !== 'silent' && to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      if (manner !== 'silent') to.destroy()
    })
  }

  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    before: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    async behave(next, delay = 0) {
      manner = next
      delayMs = delay
      if (next === 'refuse' && server.listening) {
        cut()
        await close()
      } else if (next !== 'refuse' && !server.listening) await listen(port)
    },
    async stop() {
      cut()
      if (server.listening) await close()
    },
  }
}
