import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const SHOWN_SCREENS = 'next-router-state-tree'
const LONGEST_STATE = 20_000
/** What Next calls the ways in which an address gives a segment its value, and what it may ask to be read anew. */
const PARAMETER = /^(?:c|oc|d|[cd]i\((?:\.|\.\.|\.\.\.)\)|[cd]i\(\.\.\)\(\.\.\))$/
const ASKED_ANEW = new Set<unknown>(['refetch', 'inside-shared-layout', 'metadata-only'])

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

/**
 * Whether Next reads what a client says of its screens. Next does not export its own judgement; where this one is the
 * stricter, a client that asks for less is sent the whole screen.
 */
export function isReadableState(header: string | string[] | undefined): boolean {
  if (header === undefined) return true
  if (Array.isArray(header) || header.length > LONGEST_STATE) return false
  try {
    return isState(JSON.parse(decodeURIComponent(header)))
  } catch {
    return false
  }
}

/** A segment and the states below it; then where it was fetched from, what is asked anew, a number and a name. */
function isState(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false
  const [segment, below, from, anew, hint, name] = value
  return (
    isSegment(segment) &&
    isPlainObject(below) &&
    Object.values(below).every(isState) &&
    (from == null || isTexts(from, 2)) &&
    (anew == null || ASKED_ANEW.has(anew)) &&
    (hint == null || typeof hint === 'number') &&
    (name === undefined || typeof name === 'string')
  )
}

/** A name; or that of a parameter, its value, its kind and its static neighbours. */
function isSegment(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (!Array.isArray(value) || value.length !== 4) return false
  const [name, given, kind, neighbours] = value
  return isTexts([name, given, kind]) && PARAMETER.test(kind) && (neighbours === null || isTexts(neighbours))
}

function isTexts(value: unknown, length?: number): boolean {
  const isAsLong = Array.isArray(value) && (length === undefined || value.length === length)
  return isAsLong && value.every((one) => typeof one === 'string')
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
