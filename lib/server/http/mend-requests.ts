import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'

const SHOWN_SCREENS = 'next-router-state-tree'

/**
 * Next answers 500 to an address that it cannot decode, to a method that no `Request` may have, and to a header about
 * the screens that its client shows which it cannot read.
 */
export function mendRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.url = decodable(request.url ?? '/')
    // Without it everything is rendered, which is what a client in doubt needs.
    if (!isReadableState(request.headers[SHOWN_SCREENS])) delete request.headers[SHOWN_SCREENS]
    // A method that nothing here takes either, and that is refused as such.
    if (request.method === 'TRACE') request.method = 'PUT'
  })
}

/** By Next's own judgement. */
export function isReadableState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
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
