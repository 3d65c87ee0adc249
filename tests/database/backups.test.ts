import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'

/** What of the environment a test sets. */
const changes = vi.hoisted(() => ({}) as Record<string, unknown>)
vi.mock('@/lib/server/env', async (original) => {
  const real = await original<typeof import('@/lib/server/env')>()
  const get = (target: object, name: string) => (name in changes ? changes[name] : Reflect.get(target, name))
  return { ...real, env: new Proxy(real.env, { get }) }
})

const onPostgres = Boolean(process.env.TEST_POSTGRES_URL)
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'apogee-shown-')), 'backups')
let api: InProcessApi
let owner: InProcessAccount
let other: InProcessAccount

beforeAll(async () => {
  api = await openApiInProcess()
  changes.OWNER_EMAIL = 'owner@example.com'
  owner = await api.signup({ email: 'owner@example.com' })
  other = await api.signup()
})
afterAll(async () => {
  await api?.close()
  rmSync(path.dirname(folder), { recursive: true, force: true })
})

const read = async (who = owner) => (await who.ask('GET', '/api/backups')).body

test('the owner alone sees them', async () => {
  const refused = await other.ask('GET', '/api/backups')
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
})

test.skipIf(!onPostgres)('of Postgres it is said that none are made', async () => {
  expect(await read()).toEqual({
    by: 'postgres',
    keep: null,
    next: null,
    failure: null,
    isEncrypted: false,
    backups: [],
  })
})

test.skipIf(onPostgres)('without a folder none are made, with one they are listed and the next is told', async () => {
  expect(await read()).toMatchObject({ by: 'hand', keep: null, next: null, failure: null })
  Object.assign(changes, { BACKUP_DIR: folder, BACKUP_KEEP: 5 })
  const { makeDueBackup } = await import('@/lib/server/backups/nightly')
  expect(await makeDueBackup(folder, 5)).toBe(true)
  const state = await read()
  expect(state).toMatchObject({
    by: 'server',
    keep: 5,
    failure: null,
    isEncrypted: Boolean(process.env.TEST_DATABASE_KEY),
  })
  expect(state.backups).toEqual([
    { name: expect.stringMatching(/^apogee-.*\.db$/), at: expect.any(String), bytes: expect.any(Number) },
  ])
  expect(Date.now() - Date.parse(state.backups[0].at)).toBeLessThan(60_000)
  expect(Date.parse(state.next)).toBeGreaterThan(Date.now())
})

test.skipIf(onPostgres)('one that fails is told in words', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'no folder')
  Object.assign(changes, { BACKUP_DIR: folder })
  expect((await read()).failure.words).toBe(`The folder ${folder} cannot be read (ENOTDIR).`)
})
