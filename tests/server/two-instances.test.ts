import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, newMember } from '../support/member'
import { createDatabase } from '../support/postgres'
import { type App, startApp } from '../support/start-app'

describe.runIf(process.env.TEST_POSTGRES_URL)('two instances on one Postgres', () => {
  let apps: App[]
  let first: Member
  let second: Member

  beforeAll(async () => {
    const { TEST_POSTGRES_URL = '', TEST_MIGRATED: template } = process.env
    const DATABASE_URL = await createDatabase(TEST_POSTGRES_URL, { template })
    const env = { DATABASE_URL, RATE_LIMIT: 'on' }
    apps = await Promise.all([startApp({ env }), startApp({ env })])
    first = await newMember(apps[0]?.url ?? '')
    second = first.at(apps[1]?.url ?? '')
  }, 300_000)
  afterAll(async () => {
    for (const app of apps ?? []) await app.stop()
  })

  test('share sessions: one that ends at either has ended at both', async () => {
    expect((await second.get('/api/auth/me')).body.email).toBe(first.email)
    const here = await newMember(apps[1]?.url ?? '')
    const there = here.at(apps[0]?.url ?? '')
    expect((await there.get('/api/auth/me')).status).toBe(200)
    await here.post('/api/auth/logout', {})
    // An instance may know a session by heart for a few seconds.
    await expect.poll(async () => (await there.get('/api/auth/me')).status, { timeout: 8_000 }).toBe(401)
  })

  test('share idempotency keys: of ten posts to both, one creates and all tell of it', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const goal = { title: 'Swim 50 lengths', domain: 'health' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? first : second).post('/api/goals', goal, headers)),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await second.get('/api/goals')).body).toHaveLength(1)
  })

  test('share limits: ten wrong tries at a login, spread over both', async () => {
    const { email } = await newMember(apps[0]?.url ?? '')
    const login = (index: number) =>
      (index % 2 ? first : second).post('/api/auth/login', { email, password: `guess ${index}` })
    for (let index = 0; index < 10; index++) expect((await login(index)).status).toBe(401)
    for (const index of [10, 11]) expect((await login(index)).status).toBe(429)
  })

  test('keep one ledger: answers to a mission at both at once replay to its progress', async () => {
    const { body: goal } = await first.post('/api/goals', { title: 'Read 12 books', domain: 'career' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? first : second).patch(`/api/goals/${goal.id}/ai-update`, { response: `${index} of 12 books` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const ledger = (await first.get(`/api/goals/${goal.id}/history`)).body
    const { progress } = (await second.get(`/api/goals/${goal.id}`)).body
    expect((await second.get(`/api/insights/responses/${goal.id}`)).body).toHaveLength(12)
    const oldestFirst = [...ledger].sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
    let at = 0
    for (const { oldProgress, newProgress } of oldestFirst) {
      expect(oldProgress).toBe(at)
      at = newProgress
    }
    expect(at).toBe(progress)
  })
})
