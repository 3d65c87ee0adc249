import 'server-only'
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { ANSWER_LOST, REPLAYED } from '@/lib/contract/offline'
import { db, isUniqueViolation } from '@/lib/server/db/client'
import { keptUntil, runningKey } from '@/lib/server/db/once'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { errorResponse } from './errors'

/**
 * While a request runs its claim is renewed; one that is not renewed for this long died with its server, and its key is
 * free. Longer than a database may be away and a request still live.
 */
const LEASE_MS = 50_000
const RENEW_MS = 5_000
/** How long a repeated request waits for the first one's answer. */
const WAIT_MS = 20_000
const POLL_MS = 100
/** How long an answer may take after its change was made, before it counts as lost with its server. */
const ANSWER_MS = 3_000

const storedAnswer = z.object({ headers: z.array(z.tuple([z.string(), z.string()])), body: z.string() })
/** What is replayed beside status and body. Cookies and dates are not: they belong to the first answer alone. */
const keptHeaders = ['content-type', 'etag', 'cache-control', 'x-accel-buffering']

/** A claim that is this request's. */
type Claimed = { id: string; key: string }
type Claim = { userId: string; endpoint: string; key: string; requestHash: string }

/**
 * Runs a POST or PATCH once for its `Idempotency-Key` and replays the first answer for 24 hours (for 30 days where the
 * key is an offline queue's), a refusal too. A repeat that comes while the first is still running waits for it. A fault
 * (5xx) or a limit (429) is not an answer: the key is free again. So is that of a request whose server died, within a
 * minute, unless its change was made by then (`doneForKey`): a repeat is told so. Without the header it just runs.
 *
 * @throws AppError `conflict` for a key that was used with another body, or whose first request takes too long;
 * `validation_failed` for a key that is empty or over 200 characters
 */
export async function onceForKey(
  { userId, request, requestId, body }: { userId: string; request: Request; requestId: string; body: unknown },
  run: () => Promise<Response>,
): Promise<Response> {
  const { method } = request
  const key = method === 'POST' || method === 'PATCH' ? request.headers.get('idempotency-key') : null
  if (key === null) return run()
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) {
    const fields = { 'Idempotency-Key': ['Must be 1 to 200 printable ASCII characters'] }
    throw new AppError('validation_failed', commonMessages.validation, { fields })
  }
  const { pathname } = new URL(request.url)
  const endpoint = method === 'PATCH' ? `${pathname} PATCH` : pathname
  const claim = { userId, endpoint, key, requestHash: hashOf(body, request.headers.get('accept')) }
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    const id = await claimKey(claim)
    if (id !== null)
      return runClaimed({ id, key }, request.signal, () =>
        runningKey.run(id, run).catch((thrown) => errorResponse(thrown, requestId)),
      )
    const first = await firstAnswer(claim, deadline)
    if (first) return first
  }
}

async function runClaimed(claimed: Claimed, reader: AbortSignal, run: () => Promise<Response>): Promise<Response> {
  const { id } = claimed
  const renewal = setInterval(() => void renew(id), RENEW_MS)
  const response = await run()
  const settled = (response.status >= 500 || response.status === 429 ? release(id) : keep(claimed, response, reader))
    // What was done stays done: a copy that could not be stored costs nobody the answer.
    .catch((err: unknown) => log.error({ err }, 'the answer to an Idempotency-Key was not stored'))
    .finally(() => clearInterval(renewal))
  // A stream is read while its copy is made.
  if (!isStream(response)) await settled
  return response
}

/** The id of the new claim, or null where the key is taken. */
async function claimKey(claim: Claim): Promise<string | null> {
  const now = Date.now()
  const { userId, endpoint, key } = claim
  await db.idempotencyKey.deleteMany({ where: { userId, endpoint, key, expiresAt: { lt: new Date(now) } } })
  try {
    const row = await db.idempotencyKey.create({ data: { ...claim, expiresAt: new Date(now + LEASE_MS) } })
    return row.id
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** A renewal that fails is made up for by the next one. */
async function renew(id: string): Promise<void> {
  const expiresAt = new Date(Date.now() + LEASE_MS)
  await db.idempotencyKey
    .updateMany({ where: { id, status: null, doneAt: null }, data: { expiresAt } })
    .catch(() => undefined)
}

/**
 * The first request's answer, once there is one; null where it left none and the key may be claimed.
 *
 * @throws AppError `conflict` where it still runs at the deadline, or had another body
 */
async function firstAnswer({ userId, endpoint, key, requestHash }: Claim, deadline: number): Promise<Response | null> {
  while (Date.now() < deadline) {
    const row = await db.idempotencyKey.findUnique({ where: { userId_endpoint_key: { userId, endpoint, key } } })
    if (!row || row.expiresAt.getTime() < Date.now()) return null
    if (row.requestHash !== requestHash) throw new AppError('conflict', serverMessages.keyReused)
    if (row.status !== null && row.response !== null) {
      const { headers, body } = storedAnswer.parse(JSON.parse(row.response))
      return new Response(body || null, { status: row.status, headers: [...headers, [REPLAYED, 'true']] })
    }
    if (row.doneAt && Date.now() - row.doneAt.getTime() > ANSWER_MS) return lostAnswer()
    await sleep(POLL_MS)
  }
  throw new AppError('conflict', serverMessages.keyInFlight, { retryAfter: 1 })
}

/** What a repeat is told whose change was made, though the answer went with the server. */
function lostAnswer(): Response {
  const body = { error: serverMessages.keyDone, code: 'conflict' }
  return Response.json(body, { status: 409, headers: { [REPLAYED]: ANSWER_LOST, 'Cache-Control': 'no-store' } })
}

async function release(id: string): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { id, doneAt: null } })
}

/** Stores a copy of the answer: at once for JSON, at its end for a stream, of which the reader misses nothing. */
async function keep({ id, key }: Claimed, response: Response, reader: AbortSignal): Promise<void> {
  const body = await response.clone().text()
  // A stream that broke off, or lost its reader, is no answer: the repeat must get a whole one.
  if (isStream(response) && (reader.aborted || !body.includes('event: done\n'))) return release(id)
  const headers = keptHeaders.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const answer = { status: response.status, response: JSON.stringify({ headers, body }) }
  const expiresAt = keptUntil(key)
  // What was deleted meanwhile has settled it already: forgetAnswers.
  await db.idempotencyKey.updateMany({ where: { id, status: null }, data: { ...answer, expiresAt } })
}

function isStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') === true
}

function hashOf(body: unknown, accept: string | null): string {
  // Keyed, since a body may hold a password: the hash alone must not be a way to guess it.
  return createHmac('sha256', env.NEXTAUTH_SECRET)
    .update(JSON.stringify([body ?? null, accept]))
    .digest('hex')
}
