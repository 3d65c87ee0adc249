import 'server-only'
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { type ClientRequestArgs, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { env } from '@/lib/server/env'

const TIMEOUT_MS = 10_000

/** What is no push service of the net: this machine, private networks, links, what tells a cloud machine's secrets. */
const own = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  own.addSubnet(net, bits, 'ipv6')
}

function isOwn(address: string, family: number): boolean {
  return own.check(address.replace(/%.*$/, ''), family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address that a client names as a push service may be one: https on the net, or what the host has named. */
export function mayBePushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (env.PUSH_SERVICES.includes(url.origin)) return true
  if (url.protocol !== 'https:' || (url.port !== '' && url.port !== '443')) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const kind = isIP(host)
  return kind ? !isOwn(host, kind) : host.includes('.')
}

/**
 * Posts to a push service and gives the status of its answer, of which nothing else is read. The address that a name
 * stands for is judged as it is connected to, so that a name cannot be turned in between; no redirect is followed.
 *
 * @throws Error where it cannot be reached, is not on the net, or says nothing in time
 */
export function postToService(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<number> {
  const url = new URL(endpoint)
  if (!mayBePushService(endpoint)) return Promise.reject(new Error('not a push service'))
  const isNamed = env.PUSH_SERVICES.includes(url.origin)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!isNamed && { lookup: lookupOutside as NonNullable<ClientRequestArgs['lookup']> }),
  }
  return new Promise((resolve, reject) => {
    const call = send(url, options, (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end(body)
  })
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

function lookupOutside(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return found(error ?? new Error('no address'), '')
    if (addresses.some(({ address, family }) => isOwn(address, family))) return found(new Error('not on the net'), '')
    if (options.all) return found(null, addresses)
    found(null, first.address, first.family)
  })
}
