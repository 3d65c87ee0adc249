import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Next answers 500 to an address that it cannot decode, and to a method that no `Request` may have. */
export function mendRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.url = decodable(request.url ?? '/')
    // A method that nothing here takes either, and that is refused as such.
    if (request.method === 'TRACE') request.method = 'PUT'
  })
}

/** The address itself where it decodes; else one that does and names nothing, its query kept. */
export function decodable(url: string): string {
  const path = /^[^?]*/.exec(url)?.[0] ?? ''
  const query = url.slice(path.length)
  try {
    decodeURIComponent(path)
    return path.includes('/') ? url : `/${url}`
  } catch {
    return path.replaceAll('%', '%25') + query
  }
}
