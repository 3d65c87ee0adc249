import { randomUUID } from 'node:crypto'
import type { ChatStreamEvents } from '@/lib/contract/chat'
import type { SignupAnswer } from '@/lib/contract/recovery'
import type { User } from '@/lib/contract/user'
import { baseUrl } from './base-url'
import { type ApiDescription, complaintAbout } from './validate-answer'

/** An answer as a client sees it; `body` is the parsed JSON, or null where there is none. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about
export type Answer = { status: number; headers: Headers; body: any }

type CallOptions = { token?: string; cookie?: string; headers?: Record<string, string>; raw?: string | Buffer }

/** Calls the server under test over HTTP. `raw` is sent as it is, in place of a JSON body. */
export async function call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
  const response = await fetch(baseUrl() + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined && options.raw === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
      ...(options.cookie ? { Cookie: options.cookie } : {}),
      ...options.headers,
    },
    body: (options.raw as BodyInit | undefined) ?? (body === undefined ? undefined : JSON.stringify(body)),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('application/json')
  const parsed = text && isJson ? JSON.parse(text) : text || null
  const complaint = complaintAbout(
    await apiDescription(),
    { method, path },
    { status: response.status, body: parsed, type: response.headers.get('content-type') },
  )
  if (complaint) throw new Error(`${method} ${path} breaks its description: ${complaint}`)
  return { status: response.status, headers: response.headers, body: parsed }
}

let description: Promise<ApiDescription> | undefined

/** The server's own description, by which every answer in the suite is checked. */
export function apiDescription(): Promise<ApiDescription> {
  description ??= fetch(`${baseUrl()}/api/openapi.json`).then((response) => response.json())
  return description
}

export const password = 'correct horse'

export type Account = {
  user: User
  token: string
  /** The session cookie, as a browser would send it back. */
  cookie: string
  /** The ten that were told at signup. */
  recoveryCodes: string[]
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, body?: unknown): Promise<Answer>
}

/** A new account of its own, with calls in its name. */
export async function newAccount(profile: { firstName?: string; timeZone?: string } = {}): Promise<Account> {
  const email = `user-${randomUUID()}@example.com`
  const answer = await call('POST', '/api/auth/signup', { email, password, firstName: 'Ada', ...profile })
  if (answer.status !== 201)
    throw new Error(`Signup answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`)
  const { token, user, recoveryCodes } = answer.body as SignupAnswer
  return {
    user,
    token,
    cookie: cookieOf(answer),
    recoveryCodes,
    get: (path) => call('GET', path, undefined, { token }),
    post: (path, body) => call('POST', path, body, { token }),
    patch: (path, body, headers) => call('PATCH', path, body, { token, headers }),
    delete: (path, body) => call('DELETE', path, body, { token }),
  }
}

/** The `name=value` of the cookie that an answer sets. */
export function cookieOf(answer: Answer): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

type StreamEvent = {
  [Name in keyof ChatStreamEvents]: { name: Name; data: ChatStreamEvents[Name] }
}[keyof ChatStreamEvents]

/** Sends a chat message and reads the reply's events as they come. Breaking off the loop closes the connection. */
export async function* streamChat(account: Account, body: unknown): AsyncGenerator<StreamEvent> {
  const abort = new AbortController()
  const response = await fetch(`${baseUrl()}/api/chat`, {
    method: 'POST',
    headers: {
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${account.token}`,
    },
    body: JSON.stringify(body),
    signal: abort.signal,
  })
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`)
  let pending = ''
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const frames = (pending + chunk).split('\n\n')
      pending = frames.pop() ?? ''
      for (const frame of frames) {
        const match = /^event: (\w+)\ndata: (.*)$/.exec(frame)
        if (match) yield { name: match[1], data: JSON.parse(match[2] ?? '') } as StreamEvent
      }
    }
  } finally {
    abort.abort()
  }
}
