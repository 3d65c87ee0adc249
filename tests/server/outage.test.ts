import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { throughOutage } from '@/scripts/soak/outage'
import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres'
import { type App, startApp } from '../support/start-app'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy'

/** `npm run soak:database` does this and more, five times each. */
describe.runIf(process.env.TEST_POSTGRES_URL)('Postgres out of reach', () => {
  let postgres: PostgresServer
  let proxy: TcpProxy
  let databaseUrl: string
  let app: App

  beforeAll(async () => {
    // A server of its own, since it is restarted.
    postgres = await startPostgres()
    proxy = await startTcpProxy({ port: Number(new URL(postgres.url).port) })
    databaseUrl = await createDatabase(postgres.url)
    app = await startApp({ env: { DATABASE_URL: proxy.before(databaseUrl), LOG_LEVEL: 'fatal' } })
  }, 300_000)
  afterAll(async () => {
    await app?.stop()
    await proxy?.stop()
    await postgres?.stop()
  })

  const through = (disturb: () => Promise<unknown>) => throughOutage({ url: app.url, databaseUrl }, disturb)

  test('a restart costs at most ten seconds of 503, heals by itself and loses nothing', async () => {
    const { problems, refused, lastedMs } = await through(async () => {
      const restarted = postgres.restart(3_000)
      await expect.poll(async () => (await fetch(`${app.url}/api/ready`)).status, { timeout: 10_000 }).toBe(503)
      expect((await fetch(`${app.url}/api/health`)).status).toBe(200)
      await restarted
    })
    expect(problems).toEqual([])
    expect(refused).toBeGreaterThan(0)
    expect(lastedMs).toBeLessThan(10_000)
    expect((await fetch(`${app.url}/api/ready`)).status).toBe(200)
  }, 240_000)

  test('connections that are cut, and then refused, cost no more', async () => {
    const cut = await through(async () => proxy.cut())
    expect(cut.problems).toEqual([])
    const refused = await through(async () => {
      await proxy.behave('refuse')
      await sleep(1_000)
      await proxy.behave('pass')
    })
    expect(refused.problems).toEqual([])
    expect(refused.refused).toBeGreaterThan(0)
  }, 240_000)
})
