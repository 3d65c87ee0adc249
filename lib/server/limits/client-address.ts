import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { env } from '@/lib/server/env'

/** Holds the caller's address inside the server. Whatever a client sends under this name is overwritten. */
const HEADER = 'x-client-address'

/**
 * Notes each request's caller before anything reads it: route handlers see headers, not sockets. The socket's own
 * address counts, or, behind trusted proxies, what the outermost of them saw; anything further out in
 * `X-Forwarded-For` is the caller's own word.
 */
export function noteClientAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[HEADER] = callerOf(request, env.TRUST_PROXY)
  })
}

/** The address that `trustedProxies` hops before this server saw; the furthest known one where there were fewer. */
export function callerOf(
  request: { headers: IncomingMessage['headers']; socket: { remoteAddress?: string } },
  trustedProxies: number,
): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = [...forwarded.map((hop) => hop.trim()).filter(Boolean), request.socket.remoteAddress ?? 'unknown']
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown'
}

/** What limits count by: the caller's address, an IPv6 one by its /64, the smallest block a subscriber is given. */
export function clientAddress(request: { headers: Headers }): string {
  return addressBlock(request.headers.get(HEADER) ?? 'unknown')
}

export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
