import { NextRequest } from 'next/server'
import type { User } from '@/lib/contract/user'
import type { RouteHandler } from '@/lib/server/http/route'
import { type RecordedDatabase, recordDatabase } from './recorded-database'

type Modules = Record<string, Record<string, RouteHandler | undefined>>

/** The API's route handlers in this process, on a fresh database: for what no caller from outside can see or set. */
export type InProcessApi = {
  database: RecordedDatabase
  routes: Modules
  signup(fields?: object): Promise<InProcessAccount>
  close(): Promise<void>
}

export type InProcessAccount = {
  user: User
  /** Calls the handler at a path of the registry, its placeholder standing for `id`. */
  ask(method: string, path: string, options?: Options): Promise<InProcessAnswer>
}

type Options = { id?: string; query?: string; body?: object; headers?: Record<string, string> }

// biome-ignore lint/suspicious/noExplicitAny: the body of whatever route a test asks
type InProcessAnswer = { status: number; body: any; headers: Headers; next: string | null }

export async function openApiInProcess(): Promise<InProcessApi> {
  const database = await recordDatabase()
  const routes = (await import('@/app/api/openapi.json/routes')).routes as unknown as Modules
  let accounts = 0
  return {
    database,
    routes,
    close: database.close,
    async signup(fields = {}) {
      const body = { email: `person${accounts++}@example.com`, password: 'correct horse', ...fields }
      const made = await ask(routes, undefined, 'POST', '/api/auth/signup', { body })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      const { token, user } = made.body
      return { user, ask: (method, path, options) => ask(routes, token, method, path, options) }
    },
  }
}

async function ask(
  routes: Modules,
  token: string | undefined,
  method: string,
  path: string,
  { id = '', query = '', body, headers = {} }: Options = {},
): Promise<InProcessAnswer> {
  const handler = routes[path]?.[method]
  if (!handler) throw new Error(`No ${method} ${path}`)
  const request = new NextRequest(`http://localhost${path.replace(/\{\w+\}/, id)}?${query}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const response = await handler(request, { params: Promise.resolve({ id, goalId: id }) })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    headers: response.headers,
    next: response.headers.get('link')?.match(/\?([^>]*)>/)?.[1] ?? null,
  }
}
