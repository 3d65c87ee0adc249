import { tellOtherTabs } from '@/lib/client/cache/other-tabs'
import { errorFromResponse, offlineError } from './api-error'
import type { Answer, Call, Endpoint } from './endpoints'
import { leaveForLogin } from './signed-out'
import { readToken } from './token'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type CallOptions = {
  signal?: AbortSignal
  /** Sent as `If-Match`: the change is refused with 412 when the entity has moved on. */
  ifMatch?: string
  /** Sent as `Idempotency-Key`: a repeated POST gets the first answer. */
  idempotencyKey?: string
  accept?: string
  /** The call goes on when the page is left. */
  keepalive?: boolean
}

/** Calls that answer for themselves when nobody is signed in; every other 401 means that the session is over. */
const signedOutIsAnAnswer: readonly string[] = [
  '/api/auth/login',
  '/api/auth/signup',
  '/api/auth/recover',
  '/api/auth/reset/',
  '/api/auth/logout',
  '/api/auth/me',
]

function answersSignedOut(path: string): boolean {
  return signedOutIsAnAnswer.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)))
}

/**
 * Calls an endpoint and gives what it answers, undefined for an empty answer. What it takes and answers is known from
 * its route handler. Throws `ApiError`, or what `signal` aborts with.
 */
export async function api<E extends Endpoint>(
  endpoint: E,
  ...[call]: object extends Call<E> ? [(Call<E> & CallOptions)?] : [Call<E> & CallOptions]
): Promise<Answer<E>> {
  const { params, query, body, ...options } = (call ?? {}) as AnyCall
  const [method, path] = endpoint.split(' ') as [Method, string]
  const response = await request(method, addressOf(path, params, query), body, options)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer<E>
}

type AnyCall = CallOptions & { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

function addressOf(path: string, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}

/**
 * Calls an address and hands over the response itself: for streams, `ETag` and `Link` headers. A file goes as it is.
 * Throws as `api` does.
 */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Response> {
  const response = await send(method, path, body, options)
  if (response.ok) {
    if (method !== 'GET') tellOtherTabs(path)
    return response
  }
  const error = await errorFromResponse(response)
  if (error.status === 401 && !answersSignedOut(path)) leaveForLogin()
  throw error
}

let reads = new AbortController()

/**
 * Breaks off every GET under way, each of which throws an `AbortError`: nobody who is logging out waits for one, and
 * none is to answer that the session is over.
 */
export function abandonReads(): void {
  reads.abort()
  reads = new AbortController()
}

async function send(method: Method, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const headers = new Headers()
  const token = readToken()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  // A form's own type names what parts it, which the browser alone knows; a file has its own.
  const isRaw = body instanceof FormData || body instanceof Blob
  if (body !== undefined && !isRaw) headers.set('Content-Type', 'application/json')
  if (options.ifMatch) headers.set('If-Match', options.ifMatch)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)
  if (options.accept) headers.set('Accept', options.accept)
  const signals = [options.signal ?? [], method === 'GET' ? reads.signal : []].flat()
  const signal = AbortSignal.any(signals)
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'include',
      body: isRaw ? body : body === undefined ? null : JSON.stringify(body),
      signal,
      keepalive: options.keepalive ?? false,
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw offlineError()
  }
}
