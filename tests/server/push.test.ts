import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMember } from '../support/member'
import { createDatabase } from '../support/postgres'
import { type PushServer, startPushServer } from '../support/push-server'
import { type App, startApp } from '../support/start-app'

/** A round comes every ten seconds. */
const soon = { timeout: 40_000, interval: 200 }

let push: PushServer
let apps: App[]

beforeAll(async () => {
  push = await startPushServer()
  const url = process.env.TEST_POSTGRES_URL
  // On Postgres two instances share the database, and every message must come once all the same.
  const DATABASE_URL = url ? await createDatabase(url, { template: process.env.TEST_MIGRATED }) : undefined
  const env = { PUSH_SERVICES: push.url, ...(DATABASE_URL && { DATABASE_URL }) }
  apps = await Promise.all(Array.from({ length: url ? 2 : 1 }, () => startApp({ env })))
}, 300_000)
afterAll(async () => {
  for (const app of apps ?? []) await app.stop()
  await push?.stop()
})

async function phone() {
  const member = await newMember(apps[0]?.url ?? '')
  const browser = push.browser()
  await member.patch('/api/users/profile', {
    push: { alerts: true, slips: true, plans: true, verdicts: true, quiet: null },
  })
  const { status } = await member.post('/api/push/subscriptions', browser.subscription)
  expect(status).toBe(201)
  const alert = (title: string, more = {}) =>
    member.post('/api/reminders', { title, scheduledFor: new Date().toISOString(), ...more })
  return { member, browser, alert }
}

test.concurrent('alerts come at their time, once, sealed and signed, and are withdrawn when they are done elsewhere', async ({
  expect,
}) => {
  const { member, browser, alert } = await phone()
  const made = []
  for (let n = 0; n < 10; n++) made.push((await alert(`Alert number ${n}`)).body)
  await expect.poll(() => browser.taken.length, soon).toBe(10)
  // Two more rounds of each instance bring nothing twice.
  await sleep(22_000)
  const told = browser.taken.map(({ message }) => message.title)
  expect([...told].sort()).toEqual(made.map(({ title }) => title).sort())
  const [first] = browser.taken
  expect(first?.claims).toMatchObject({ aud: push.url, sub: expect.stringMatching(/^(https:|mailto:)/) })
  expect(first?.claims.exp).toBeGreaterThan(Date.now() / 1000)
  expect(first).toMatchObject({ urgency: 'high', ttl: 4 * 3600, topic: first?.message.tag })
  for (const { bytes } of browser.taken) expect(bytes).toBeLessThanOrEqual(4_096)
  await member.patch(`/api/reminders/${made[3].id}`, { isDone: true })
  await expect.poll(() => browser.taken.length, soon).toBe(11)
  const tag = browser.taken.find(({ message }) => message.title === 'Alert number 3')?.message.tag
  expect(browser.taken.at(-1)).toMatchObject({ message: { withdraw: tag }, topic: tag })
}, 120_000)

test.concurrent('what was done before its time, or is never sent, is not told', async ({ expect }) => {
  const { member, browser, alert } = await phone()
  const goal = (await member.post('/api/goals', { title: 'Quizzaciously', domain: 'health', neverSend: true })).body
  const later = new Date(Date.now() + 6_000).toISOString()
  const done = (await alert('Done before', { scheduledFor: later })).body
  await member.patch(`/api/reminders/${done.id}`, { isDone: true })
  await alert('Quizzaciously pills', { goalId: goal.id })
  await expect.poll(() => browser.taken.length, soon).toBe(1)
  await sleep(12_000)
  expect(browser.taken).toHaveLength(1)
  expect(JSON.stringify(browser.taken)).not.toContain('Quizzaciously')
}, 120_000)

test.concurrent('a service that is away is tried again', async ({ expect }) => {
  const { browser, alert } = await phone()
  browser.status = 503
  await alert('In a while')
  await sleep(15_000)
  browser.status = 201
  await expect.poll(() => browser.taken.length, { timeout: 90_000, interval: 500 }).toBe(1)
}, 240_000)

test.concurrent('a logout ends it', async ({ expect }) => {
  const { member, browser, alert } = await phone()
  await alert('After the logout', { scheduledFor: new Date(Date.now() + 3_000).toISOString() })
  await member.post('/api/auth/logout', {})
  await sleep(26_000)
  expect(browser.taken).toEqual([])
}, 120_000)

test.concurrent('a browser that is gone is forgotten', async ({ expect }) => {
  const { browser, alert } = await phone()
  browser.status = 410
  await alert('Nobody there')
  await sleep(13_000)
  browser.status = 201
  await alert('Still nobody there')
  await sleep(13_000)
  expect(browser.taken).toEqual([])
}, 120_000)

test('an address that is no push service is refused', async () => {
  const { member, browser } = await phone()
  for (const endpoint of [
    'http://push.example.net/x',
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://metadata/x',
    'https://push.example.net:8443/x',
    'https://user:word@push.example.net/x',
    `https://push.example.net/${'x'.repeat(2_000)}`,
  ]) {
    const { status, body } = await member.post('/api/push/subscriptions', { ...browser.subscription, endpoint })
    expect([endpoint.slice(0, 60), status, body.fields]).toEqual([
      endpoint.slice(0, 60),
      400,
      { endpoint: expect.any(Array) },
    ])
  }
}, 240_000)
