import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/server/db/client'
import { doneForKey } from '@/lib/server/db/once'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { onceForKey } from './idempotency'

function fakeTime() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
}

beforeEach(fakeTime)
afterEach(() => void vi.useRealTimers())

/** What the server would have done at intervals is not done any more. Time stands where it stood. */
function die() {
  const now = Date.now()
  vi.useRealTimers()
  fakeTime()
  vi.setSystemTime(now)
}

async function someKey() {
  const { id: userId } = await db.user.create({ data: { email: `${randomUUID()}@example.com`, selectedDomains: [] } })
  const headers = { 'Idempotency-Key': randomUUID() }
  const request = new Request('http://localhost/api/goals', { method: 'POST', headers })
  return (run: () => Promise<Response>) => onceForKey({ userId, request, requestId: 'x', body: { title: 'Swim' } }, run)
}

/** A request that runs until it is told its answer. */
function slowRequest() {
  let finish: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    finish = resolve
  })
  return { run: vi.fn(() => answer), finish }
}

/** Time goes by, and what it sets off has reached the database. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    await db.idempotencyKey.count()
  }
}

test('a request that runs for long is not run a second time', async () => {
  const once = await someKey()
  const { run: first, finish } = slowRequest()
  const second = vi.fn(async () => Response.json({ by: 'second' }))
  const answered = once(first)
  await vi.waitFor(() => expect(first).toHaveBeenCalled())
  await pass(150)
  const repeated = once(second)
  await new Promise((resolve) => setTimeout(resolve, 250))
  finish(Response.json({ by: 'first' }))
  expect(await (await answered).json()).toEqual({ by: 'first' })
  expect(await (await repeated).json()).toEqual({ by: 'first' })
  expect(second).not.toHaveBeenCalled()
  // Kept for a day, whatever the lease was.
  await pass(90)
  expect((await once(second)).headers.get('idempotency-replayed')).toBe('true')
})

test('a request whose server died blocks its key for less than a minute', async () => {
  const once = await someKey()
  const { run: dead } = slowRequest()
  void once(dead)
  await vi.waitFor(() => expect(dead).toHaveBeenCalled())
  await pass(20)
  die()
  const second = vi.fn(async () => Response.json({ by: 'second' }))
  const repeated = once(second)
  await pass(15)
  expect(second).not.toHaveBeenCalled()
  await expect(Promise.all([repeated, pass(10)])).rejects.toMatchObject({ code: 'conflict', retryAfter: 1 })
  await pass(30)
  expect(await (await once(second)).json()).toEqual({ by: 'second' })
})

test('one that waits for an answer that never came runs by itself', async () => {
  const once = await someKey()
  const { run: first, finish } = slowRequest()
  const answered = once(first)
  await vi.waitFor(() => expect(first).toHaveBeenCalled())
  const repeated = once(async () => Response.json({ by: 'second' }))
  finish(Response.json({ error: 'down' }, { status: 503 }))
  expect((await answered).status).toBe(503)
  expect(await (await repeated).json()).toEqual({ by: 'second' })
})

/** A key of an offline queue, on a PATCH. */
async function offlineKey() {
  const { id: userId } = await db.user.create({ data: { email: `${randomUUID()}@example.com`, selectedDomains: [] } })
  const headers = { 'Idempotency-Key': `offline-${randomUUID()}` }
  const request = new Request('http://localhost/api/goals/x/ai-update', { method: 'PATCH', headers })
  const once = (run: () => Promise<Response>) => onceForKey({ userId, request, requestId: 'x', body: {} }, run)
  return { userId, once }
}

/** A change of the user's that is made once, or with its request's key not at all. */
const change = (userId: string) =>
  userTransaction(userId, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { entryCount: { increment: 1 } } })
    await doneForKey(tx)
  })

const changes = async (userId: string) => (await db.user.findUniqueOrThrow({ where: { id: userId } })).entryCount

test('a change whose server died before it had answered is not made again, and a repeat is told so', async () => {
  const { userId, once } = await offlineKey()
  once(async () => {
    await change(userId)
    return new Promise(() => undefined)
  })
  await vi.waitFor(async () => expect(await changes(userId)).toBe(1))
  die()
  vi.setSystemTime(Date.now() + 4_000)
  const again = vi.fn(async () => Response.json({}))
  const answer = await once(again)
  expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([409, 'lost'])
  expect(again).not.toHaveBeenCalled()
  // A fault after the change frees the key no more than a death does.
  vi.setSystemTime(Date.now() + 29 * 86_400_000)
  expect((await once(again)).headers.get('idempotency-replayed')).toBe('lost')
  expect(await changes(userId)).toBe(1)
})

test('a request whose key another one holds by now changes nothing', async () => {
  const { userId, once } = await offlineKey()
  const { run: held, finish } = slowRequest()
  const late = once(async () => {
    await held()
    await change(userId)
    return Response.json({ by: 'late' })
  })
  await vi.waitFor(async () => expect(await db.idempotencyKey.count({ where: { userId } })).toBe(1))
  await db.idempotencyKey.deleteMany({ where: { userId } })
  const first = await once(async () => {
    await change(userId)
    return Response.json({ by: 'first' })
  })
  finish(new Response())
  expect(await first.json()).toEqual({ by: 'first' })
  expect((await late).status).toBe(409)
  expect(await changes(userId)).toBe(1)
})

test('the answer to an offline queue is kept for thirty days', async () => {
  const { once } = await offlineKey()
  await once(async () => Response.json({ by: 'first' }))
  const second = vi.fn(async () => Response.json({ by: 'second' }))
  vi.setSystemTime(Date.now() + 29 * 86_400_000)
  expect(await (await once(second)).json()).toEqual({ by: 'first' })
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  expect(await (await once(second)).json()).toEqual({ by: 'second' })
})
