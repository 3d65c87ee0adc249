import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '@/lib/contract/paths'
import { env } from '@/lib/server/env'
import { noteRequest } from '@/lib/server/metrics'

const screens = new Set<string>(Object.values(paths))

/** Counts what is answered beside the API, whose routes count themselves by their templates. */
export function notePages(): void {
  if (!env.METRICS_TOKEN) return
  const started = new WeakMap<IncomingMessage, number>()
  subscribe('http.server.request.start', (message) => {
    started.set((message as { request: IncomingMessage }).request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const route = pageLabel(request.url ?? '/')
    if (!route) return
    noteRequest(request.method ?? 'GET', route, response.statusCode, performance.now() - (started.get(request) ?? 0))
  })
}

/** A screen's path, or what kind of file it is; null for the API. */
export function pageLabel(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '/'
  if (path === '/api' || path.startsWith('/api/')) return null
  if (screens.has(path)) return path
  return path.startsWith('/_next/') ? '/_next/{file}' : '{other}'
}
