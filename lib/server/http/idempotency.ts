import 'server-only'
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { db, isUniqueViolation } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { errorResponse } from './errors'

const KEPT_MS = 24 * 60 * 60_000
/** Past this a request that never finished counts as dead: longer than any answer may take. */
const ABANDONED_MS = 30 * 60_000
/** How long a repeated request waits for the first one's answer. */
const WAIT_MS = 20_000
const POLL_MS = 100

const storedAnswer = z.object({ headers: z.array(z.tuple([z.string(), z.string()])), body: z.string() })
/** What is replayed beside status and body. Cookies and dates are not: they belong to the first answer alone. */
const keptHeaders = ['content-type', 'etag', 'cache-control', 'x-accel-buffering']

type Claim = { userId: string; endpoint: string; key: string; requestHash: string }

/**
 * Runs a POST once for its `Idempotency-Key` and replays the first answer for 24 hours, a refusal too. A repeat that
 * comes while the first is still running waits for it. A fault (5xx) or a limit (429) is not an answer: the key is free
 * again. Without the header it just runs.
 *
 * @throws AppError `conflict` for a key that was used with another body, or whose first request takes too long;
 * `validation_failed` for a key that is empty or over 200 characters
 */
export async function onceForKey(
  { userId, request, requestId, body }: { userId: string; request: Request; requestId: string; body: unknown },
  run: () => Promise<Response>,
): Promise<Response> {
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  if (key === null) return run()
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) {
    const fields = { 'Idempotency-Key': ['Must be 1 to 200 printable ASCII characters'] }
    throw new AppError('validation_failed', messages.server.validation, { fields })
  }
  const endpoint = new URL(request.url).pathname
  const claim = { userId, endpoint, key, requestHash: hashOf(body, request.headers.get('accept')) }
  const id = await claimKey(claim)
  if (id === null) return replay(claim)
  const response = await run().catch((thrown: unknown) => errorResponse(thrown, requestId))
  return response.status >= 500 || response.status === 429 ? release(id, response) : keep(id, response, request.signal)
}

/** The id of the new claim, or null where the key is taken. */
async function claimKey(claim: Claim): Promise<string | null> {
  const now = Date.now()
  const dead = { status: null, createdAt: { lt: new Date(now - ABANDONED_MS) } }
  await db.idempotencyKey.deleteMany({
    where: { userId: claim.userId, OR: [{ expiresAt: { lt: new Date(now) } }, dead] },
  })
  try {
    const row = await db.idempotencyKey.create({ data: { ...claim, expiresAt: new Date(now + KEPT_MS) } })
    return row.id
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

async function replay({ userId, endpoint, key, requestHash }: Claim): Promise<Response> {
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline) {
    const row = await db.idempotencyKey.findUnique({ where: { userId_endpoint_key: { userId, endpoint, key } } })
    if (!row) break
    if (row.requestHash !== requestHash) throw new AppError('conflict', messages.server.keyReused)
    if (row.status === null || row.response === null) {
      await sleep(POLL_MS)
      continue
    }
    const { headers, body } = storedAnswer.parse(JSON.parse(row.response))
    return new Response(body || null, { status: row.status, headers: [...headers, ['Idempotency-Replayed', 'true']] })
  }
  throw new AppError('conflict', messages.server.keyInFlight, { retryAfter: 1 })
}

async function release(id: string, response: Response): Promise<Response> {
  await db.idempotencyKey.deleteMany({ where: { id } })
  return response
}

/** Stores a copy of the answer: at once for JSON, at its end for a stream, of which the reader misses nothing. */
async function keep(id: string, response: Response, signal: AbortSignal): Promise<Response> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const copy = response.clone()
  const stored = copy.text().then(async (body) => {
    // A stream that broke off, or lost its reader, is no answer: the repeat must get a whole one.
    if (isStream && (signal.aborted || !body.includes('event: done\n'))) return release(id, response)
    const headers = keptHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const answer = JSON.stringify({ headers, body })
    await db.idempotencyKey.updateMany({ where: { id }, data: { status: response.status, response: answer } })
    return response
  })
  if (!isStream) await stored
  else stored.catch(() => release(id, response))
  return response
}

function hashOf(body: unknown, accept: string | null): string {
  // Keyed, since a body may hold a password: the hash alone must not be a way to guess it.
  return createHmac('sha256', env.NEXTAUTH_SECRET)
    .update(JSON.stringify([body ?? null, accept]))
    .digest('hex')
}
