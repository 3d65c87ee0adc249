import 'server-only'
import Anthropic from '@anthropic-ai/sdk'
import { withBoundedBody } from './bounded-body'
import { isLinkLocal } from './link-local'
import { ModelFault } from './model-fault'

/** Which model to ask, where, and when to give up. */
export type ModelSettings = {
  apiKey: string | undefined
  /** Default: Anthropic's own. With a base URL alone no credential is sent, which is what local servers expect. */
  baseURL: string | undefined
  model: string
  /** For small rewrites. */
  fastModel: string
  /** The longest a call may take, retries and all. */
  timeoutMs: number
  /** The longest a stream may be silent. */
  idleTimeoutMs: number
  /** Whether a person gave the address: it is looked at before each call, since what a name stands for may change. */
  isTyped?: boolean
}

export const MAX_RETRIES = 2

/** A longer wait than this is not worth having a person wait: the call fails at once. */
const LONGEST_RETRY_AFTER_MS = 5_000

const ANTHROPIC_URL = 'https://api.anthropic.com'

/**
 * The SDK's client for these settings. It retries 408, 409, 429, 5xx and connection faults twice with back-off, follows
 * no redirect (a body and a key would go along to a host that nobody named) and logs nothing (its log lines hold answers).
 */
export function createClient({ apiKey, baseURL, timeoutMs, isTyped }: ModelSettings): Anthropic {
  return new Anthropic({
    // Without a key the SDK would search the disk for a login of its own and send that.
    apiKey: apiKey ?? 'none',
    defaultHeaders: apiKey ? {} : { Authorization: null },
    baseURL: baseURL ?? ANTHROPIC_URL,
    maxRetries: MAX_RETRIES,
    timeout: timeoutMs,
    logLevel: 'off',
    openTelemetry: false,
    fetchOptions: { redirect: 'manual', cache: 'no-store' },
    fetch: isTyped ? fetchChecked : fetchWithBounds,
  })
}

/**
 * Fetch, but no body is larger than an answer can be, and one that asks for a long wait is marked as final: the SDK
 * would wait the hour.
 */
async function fetchWithBounds(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = withBoundedBody(await fetch(url, init))
  if (response.ok || retryAfterMs(response.headers) <= LONGEST_RETRY_AFTER_MS) return response
  const headers = new Headers(response.headers)
  headers.set('x-should-retry', 'false')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

async function fetchChecked(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const address = url instanceof Request ? url.url : url
  if (await isLinkLocal(address)) throw new ModelFault('unreachable', 'the address is not one for a model')
  return fetchWithBounds(url, init)
}

function retryAfterMs(headers: Headers): number {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (!Number.isNaN(milliseconds)) return milliseconds
  const value = headers.get('retry-after') ?? ''
  const seconds = Number.parseFloat(value)
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? 0 : wait
}
