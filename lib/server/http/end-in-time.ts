import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { beginStop, cutShort, isStopping } from '@/lib/server/stopping'

/** What a model is saying by then is cut, while there is still time to store it. */
const CUT_AFTER_MS = 10_000
const END_WITHIN_MS = 15_000

/**
 * At a stop Next takes no new connection and lets requests and streams that are under way end. This closes each
 * connection with the answer that is under way on it, since another request on one that is kept open would be taken,
 * and ends the process where something does not end.
 */
export function endInTime(): void {
  const open = new Set<ServerResponse>()
  subscribe('http.server.request.start', (message) => {
    const { response, server } = message as { request: IncomingMessage; response: ServerResponse; server: Server }
    open.add(response)
    if (isStopping()) closeAfter(response)
    response.once('close', () => {
      open.delete(response)
      // An answer that had begun before the stop left its connection open.
      if (isStopping()) setImmediate(() => server.closeIdleConnections())
    })
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      beginStop()
      for (const response of open) closeAfter(response)
      setTimeout(cutShort, CUT_AFTER_MS).unref()
      setTimeout(() => process.exit(0), END_WITHIN_MS).unref()
    })
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
