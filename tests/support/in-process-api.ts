import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import type { User } from '@/lib/contract/user'
import type { RouteHandler } from '@/lib/server/http/route'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import { takeOwnPostgres } from './own-database'
import { type Query, recordDatabase } from './recorded-database'

type Modules = Record<string, Record<string, RouteHandler | undefined>>

/** The API's route handlers in this process: for what no caller from outside can see or set. */
export type InProcessApi = {
  database: { client: PrismaClient }
  routes: Modules
  signup(fields?: object): Promise<InProcessAccount>
  /** Signs in to the demo account. */
  lookAround(): Promise<InProcessAccount>
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

/** The same, on a fresh database of its own that tells what was asked of it. */
export type RecordedApi = InProcessApi & { taken(): Query[] }

/** On the database of this process, which other files of tests may share. */
export async function openApiInProcess(): Promise<InProcessApi> {
  Object.assign(process.env, { NEXTAUTH_SECRET: 'a secret for tests and nothing else' })
  Object.assign(process.env, { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  const postgres = process.env.TEST_POSTGRES_URL
  if (postgres && !process.env.DATABASE_URL) await takeOwnPostgres(postgres)
  const { db } = await import('@/lib/server/db/client')
  return { ...(await openRoutes()), database: { client: db }, close: async () => undefined }
}

export async function openRecordedApi(): Promise<RecordedApi> {
  const { client, taken, close } = await recordDatabase()
  return { ...(await openRoutes()), database: { client }, taken, close }
}

async function openRoutes(): Promise<Pick<InProcessApi, 'routes' | 'signup' | 'lookAround'>> {
  const routes = (await import('@/app/api/openapi.json/routes')).routes as unknown as Modules
  return {
    routes,
    async signup(fields = {}) {
      const body = { email: `person-${randomUUID()}@example.com`, password: 'correct horse', ...fields }
      const made = await ask(routes, undefined, 'POST', '/api/auth/signup', { body })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return accountOf(routes, made)
    },
    async lookAround() {
      const opened = await ask(routes, undefined, 'POST', '/api/auth/demo')
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
      return accountOf(routes, opened)
    },
  }
}

function accountOf(routes: Modules, { body: { token, user } }: InProcessAnswer): InProcessAccount {
  return { user, ask: (method, path, options) => ask(routes, token, method, path, options) }
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
