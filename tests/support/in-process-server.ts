import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { NextRequest } from 'next/server'
import { ROOT } from '@/scripts/root.mjs'

type Params = Record<string, string | string[]>
type Handler = (request: NextRequest, context: { params: Promise<Params> }) => Promise<Response>
type Route = {
  pattern: RegExp
  names: string[]
  depth: number
  isCatchAll: boolean
  handlers: Partial<Record<string, Handler>>
}

/**
 * The API's own handlers behind a real HTTP server in this process, with what stands before them: the guards of
 * `instrumentation.ts`, and the middleware's redirects for pages. What needs Next itself is not here: a page that the
 * middleware lets through is empty, and next-auth's own routes are not found.
 * The database is the one that DATABASE_URL names at the first call. Gives the address.
 */
export async function startInProcess(): Promise<string> {
  const routes = await loadRoutes()
  const { middleware } = await import('@/middleware')
  const { noteClientAddresses } = await import('@/lib/server/limits/client-address')
  const { guardRequests } = await import('@/lib/server/http/guard-requests')
  const { mendRequests } = await import('@/lib/server/http/mend-requests')
  const { refuseUnreadable } = await import('@/lib/server/http/refuse-unreadable')
  for (const guard of [noteClientAddresses, guardRequests, mendRequests, refuseUnreadable]) guard()

  const server = createServer((incoming, outgoing) => {
    const left = new AbortController()
    outgoing.once('close', () => left.abort())
    const request = toRequest(incoming, left.signal)
    const [path = ''] = (incoming.url ?? '').split('?')
    const isApi = /^\/api(?:\/|$)/.test(path)
    const answer = isApi ? answerOf(routes, path, request) : middleware(request)
    // Node drops the rest of a body that nobody asked for, but not of one that waits in a web stream: the next request
    // of the connection would wait behind it.
    outgoing.once('finish', () => incoming.removeAllListeners('data').resume())
    answer
      .then((response) => send(response, outgoing))
      // A handler answers for its own faults: what arrives here is one of the test's making, or of the wrapper's.
      .catch((thrown) => outgoing.destroy(thrown))
  })
  // A client in the same busy process may send the rest of a refused body late.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The file tree is the table, as it is for Next. Fixed names come before placeholders, and the catch-all last. */
async function loadRoutes(): Promise<Route[]> {
  const root = path.join(ROOT, 'app')
  const files = readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' })
  const folders = files
    .filter((file) => path.basename(file) === 'route.ts' && !file.includes('nextauth'))
    .map((file) => path.dirname(file))
  const loading = folders.map(async (folder): Promise<Route> => {
    const parts = folder.split(path.sep)
    const source = parts.map((part) => {
      if (part.startsWith('[[')) return '(?:/(.*))?'
      if (part.startsWith('[...')) return '/(.+)'
      return part.startsWith('[') ? '/([^/]+)' : `/${part.replaceAll('.', '\\.')}`
    })
    return {
      pattern: new RegExp(`^/api${source.join('')}/?$`),
      names: parts.flatMap((part) => /^\[+(?:\.{3})?(\w+)/.exec(part)?.[1] ?? []),
      depth: parts.length,
      isCatchAll: folder.includes('...'),
      handlers: await import(path.join(root, 'api', folder, 'route.ts')),
    }
  })
  const rank = ({ names, depth, isCatchAll }: Route) => (isCatchAll ? 100 - depth : names.length)
  return (await Promise.all(loading)).sort((one, other) => rank(one) - rank(other))
}

/** As Next does: HEAD is a GET without its body, OPTIONS names the methods, another method is 405. */
async function answerOf(routes: Route[], path: string, request: NextRequest): Promise<Response> {
  const route = routes.find(({ pattern }) => pattern.test(path))
  if (!route) return new Response(null, { status: 404 })
  const { handlers, names, isCatchAll } = route
  const method = request.method === 'HEAD' && !handlers.HEAD ? 'GET' : request.method
  const handler = handlers[method]
  if (!handler) return new Response(null, { status: request.method === 'OPTIONS' ? 204 : 405 })
  const values = route.pattern.exec(path)?.slice(1) ?? []
  const given = names.map((name, at) => {
    const value = values[at] ?? ''
    return [name, isCatchAll ? value.split('/').map(decodeURIComponent) : decodeURIComponent(value)] as const
  })
  return handler(request, { params: Promise.resolve(Object.fromEntries(given)) })
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): NextRequest {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new NextRequest(new URL(incoming.url ?? '/', `http://${headers.get('host') ?? 'localhost'}`), {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (!response.body || outgoing.req.method === 'HEAD') return void outgoing.end()
  const reader = response.body.getReader()
  outgoing.once('close', () => void reader.cancel().catch(() => undefined))
  outgoing.flushHeaders()
  for (let part = await reader.read(); !part.done; part = await reader.read()) outgoing.write(part.value)
  outgoing.end()
}
