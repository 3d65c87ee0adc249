import { afterEach, describe, expect, test } from 'vitest'
import { env } from '@/lib/server/env'
import { db } from './client'
import { databaseFaultOf } from './database-fault'
import { openSqlite } from './open-sqlite'

let count = 0
const user = (firstName = '') => ({ email: `${count++}@example.com`, firstName, selectedDomains: [] })

const faultOf = (write: Promise<unknown>) =>
  write.then(
    () => null,
    (error: unknown) => databaseFaultOf(error),
  )

describe('a full disk', () => {
  afterEach(async () => void (await db.$queryRawUnsafe('PRAGMA max_page_count = 1073741823')))

  /** Pages are what a full disk runs out of. */
  async function fill() {
    const [{ page_count: pages } = { page_count: 0 }] =
      await db.$queryRawUnsafe<{ page_count: number }[]>('PRAGMA page_count')
    await db.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`)
  }

  test('refuses writes as such, leaves reads alone, and is over when there is room', async () => {
    const before = await db.user.create({ data: user() })
    await fill()
    expect(await faultOf(db.user.create({ data: user('x'.repeat(20_000)) }))).toBe('full')
    expect(await db.user.findMany()).toEqual([before])
    await db.$queryRawUnsafe('PRAGMA max_page_count = 1073741823')
    await db.user.create({ data: user('x'.repeat(20_000)) })
    expect(await db.user.count()).toBe(2)
  })

  test('leaves nothing of a transaction, not even what it goes on to write after the failure', async () => {
    const before = await db.user.count()
    await fill()
    const transaction = db.$transaction(async (tx) => {
      await tx.user.create({ data: user() })
      await tx.user.create({ data: user('x'.repeat(20_000)) }).catch(() => {})
      await tx.user.create({ data: user() }).catch(() => {})
    })
    expect(await faultOf(transaction)).toBe('full')
    expect(await db.user.count()).toBe(before)
    await db.$transaction([db.user.create({ data: user() })])
    expect(await db.user.count()).toBe(before + 1)
  })
})

describe('a file that another process has locked', () => {
  async function lock() {
    if (env.database.kind !== 'sqlite') throw new Error('for SQLite alone')
    const other = openSqlite(env.database)
    other.exec('BEGIN IMMEDIATE')
    return async () => void other.exec('ROLLBACK')
  }

  test('is read meanwhile, and written as soon as it is free', async () => {
    const before = await db.user.count()
    const release = await lock()
    let ticks = 0
    const clock = setInterval(() => ticks++, 10)
    setTimeout(release, 400)
    expect(await db.user.count()).toBe(before)
    const waiting = [db.user.create({ data: user() }), db.$transaction([db.user.create({ data: user() })])]
    await Promise.all(waiting)
    clearInterval(clock)
    expect(await db.user.count()).toBe(before + 2)
    // The process was free for others all the while.
    expect(ticks).toBeGreaterThan(3)
    // What was answered is committed: nothing of it is still open, so another process may write.
    await (await lock())()
  })

  test('refuses writes after five seconds, and the ones behind them at once', async () => {
    const before = await db.user.count()
    const release = await lock()
    const started = Date.now()
    const faults = await Promise.all(Array.from({ length: 6 }, () => faultOf(db.user.create({ data: user() }))))
    faults.push(await faultOf(db.$transaction([db.user.create({ data: user() })])))
    const tookMs = Date.now() - started
    await release()
    expect(faults).toEqual(Array.from({ length: 7 }, () => 'unavailable'))
    expect(tookMs).toBeGreaterThan(4_900)
    expect(tookMs).toBeLessThan(8_000)
    expect(await db.user.count()).toBe(before)
    await db.user.create({ data: user() })
    expect(await db.user.count()).toBe(before + 1)
  })
})
