import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { carefulJudge } from '../support/anthropic/careful-reader'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { changeEnv } from '../support/change-env'
import { type InProcessApi, openApiInProcess } from '../support/in-process-api'

/** What of the environment a test sets. */
const changes = changeEnv()

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-18T12:00:00Z')

let api: InProcessApi
let model: AnthropicServer
beforeAll(async () => {
  ;[api, model] = await Promise.all([openApiInProcess(), startAnthropicServer()])
})
afterEach(() => {
  vi.useRealTimers()
  for (const name of Object.keys(changes)) delete changes[name as keyof typeof changes]
})
afterAll(async () => {
  await api?.close()
  await model?.stop()
})

const setClock = (instant: number) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
const lastDay = async (account: Awaited<ReturnType<InProcessApi['lookAround']>>) => {
  const { journal } = (await account.ask('GET', '/api/export/all')).body
  return journal
    .map((entry: { date: string }) => entry.date)
    .toSorted()
    .at(-1)
}

test('ten who come at once share one account', async () => {
  setClock(NOON)
  const visits = await Promise.all(Array.from({ length: 10 }, () => api.lookAround()))
  expect(new Set(visits.map(({ user }) => user.id)).size).toBe(1)
})

test('a visit ends after an hour', async () => {
  setClock(NOON)
  const visit = await api.lookAround()
  setClock(NOON + HOUR - 1_000)
  expect((await visit.ask('GET', '/api/auth/me')).status).toBe(200)
  setClock(NOON + HOUR + 1_000)
  expect((await visit.ask('GET', '/api/export/all')).status).toBe(401)
})

test('each day has an account up to that day, and an old one goes once nobody looks at it', async () => {
  setClock(NOON + 2 * 24 * HOUR)
  const first = await api.lookAround()
  expect(await lastDay(first)).toBe('2026-11-20')
  // Begun shortly before midnight: the visit goes on while others see the new day.
  setClock(NOON + 2 * 24 * HOUR + 11.5 * HOUR)
  const late = await api.lookAround()
  expect(late.user.id).toBe(first.user.id)
  setClock(NOON + 2 * 24 * HOUR + 12.25 * HOUR)
  const next = await api.lookAround()
  expect(next.user.id).not.toBe(late.user.id)
  expect(await lastDay(next)).toBe('2026-11-21')
  expect(await lastDay(late)).toBe('2026-11-20')
  setClock(NOON + 4 * 24 * HOUR)
  await api.lookAround()
  const { db } = await import('@/lib/server/db/client')
  const kept = await db.user.findMany({ where: { demoDay: { not: null } }, select: { demoDay: true } })
  expect(kept).toEqual([{ demoDay: '2026-11-22' }])
})

test('an account that was begun and not filled is filled by the next visit', async () => {
  setClock(NOON + 6 * 24 * HOUR)
  const { db } = await import('@/lib/server/db/client')
  const email = 'nora+2026-11-24@demo'
  await db.user.create({ data: { email, demoDay: '2026-11-24', selectedDomains: [], timeZone: 'UTC' } })
  const visit = await api.lookAround()
  expect(visit.user).toMatchObject({ email, onboardingCompleted: true })
  expect(await lastDay(visit)).toBe('2026-11-24')
})

test('no model is asked for visitors, not even where one is set', async () => {
  setClock(NOON + 8 * 24 * HOUR)
  await model.behave({ judge: carefulJudge })
  Object.assign(changes, { ANTHROPIC_API_KEY: 'a-planted-key-of-tests', ANTHROPIC_BASE_URL: model.url })
  const visit = await api.lookAround()
  const [{ id }] = (await visit.ask('GET', '/api/goals')).body
  const analysis = await visit.ask('GET', '/api/insights/goals/{id}', { id })
  const week = await visit.ask('GET', '/api/insights/weekly')
  const [entry] = (await visit.ask('GET', '/api/journal')).body
  await visit.ask('GET', '/api/journal/{id}/heard', { id: entry.id })
  expect([analysis.status, week.status]).toEqual([200, 200])
  expect((await visit.ask('GET', '/api/coach/status')).body).toMatchObject({ provider: 'built-in' })
  expect(model.requests).toEqual([])
})

test('it never owns the server, however early it was there', async () => {
  Object.assign(changes, { NEXTAUTH_URL: 'http://localhost:3000', OWNER_EMAIL: undefined })
  const visit = await api.lookAround()
  const person = await api.signup()
  const { db } = await import('@/lib/server/db/client')
  const before = await db.user.findMany({ orderBy: { id: 'asc' }, select: { id: true, demoDay: true } })
  expect(before[0]?.demoDay).not.toBeNull()
  const { isOwner } = await import('@/lib/server/connection/owner')
  // On Postgres nobody owns a server who is not named.
  const isEmbedded = !process.env.TEST_POSTGRES_URL
  expect([await isOwner(visit.user), await isOwner(person.user)]).toEqual([false, isEmbedded])
})

test('one visitor uses up nothing of what another may ask', async () => {
  setClock(NOON + 9 * 24 * HOUR)
  const [busy, other] = [await api.lookAround(), await api.lookAround()]
  changes.RATE_LIMIT = 'on'
  const ask = ({ ask: call }: typeof busy) => call('POST', '/api/chat', { body: { message: 'Hello' } })
  for (let asked = 0; asked < 20; asked++) expect((await ask(busy)).status).toBe(200)
  expect((await ask(busy)).status).toBe(429)
  expect((await ask(other)).status).toBe(200)
})

test('twenty visits an hour from an address, and none where DEMO is off', async () => {
  const { consume } = await import('@/lib/server/limits/rate-limit')
  changes.RATE_LIMIT = 'on'
  for (let visit = 0; visit < 20; visit++) await api.lookAround()
  await expect(api.lookAround()).rejects.toThrow('rate_limited')
  await expect(consume('demo', 'another address')).resolves.toBeUndefined()
  changes.DEMO = 'off'
  await expect(api.lookAround()).rejects.toThrow('not_found')
})
