import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db, isPostgres, isUniqueViolation } from './client'

async function pragma(name: string) {
  const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
  return String(Object.values(rows[0] ?? {})[0])
}

async function pragmas() {
  return {
    journal: await pragma('journal_mode'),
    synchronous: await pragma('synchronous'),
    foreignKeys: await pragma('foreign_keys'),
    busyTimeout: await pragma('busy_timeout'),
    secureDelete: await pragma('secure_delete'),
  }
}

const DURABLE = { journal: 'wal', synchronous: '2', foreignKeys: '1', busyTimeout: '0', secureDelete: '1' }

function newUser(email: string) {
  return { email, selectedDomains: [] }
}

test('a connection is durable from the first query on', async () => {
  expect(isPostgres()).toBe(false)
  expect(await pragmas()).toEqual(DURABLE)
})

test('it still is after a transaction that is kept and one that is rolled back', async () => {
  await db.$transaction([db.user.create({ data: newUser('kept@example.com') })])
  const undone = db.$transaction(async (tx) => {
    await tx.user.create({ data: newUser('undone@example.com') })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await pragmas()).toEqual(DURABLE)
  expect(await db.user.count({ where: { email: 'kept@example.com' } })).toBe(1)
  expect(await db.user.count({ where: { email: 'undone@example.com' } })).toBe(0)
})

test('writes acknowledged amid transactions that roll back are kept, and nothing undone is read', async () => {
  const acknowledged: string[] = []
  const dirty: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const undone = db.$transaction(async (tx) => {
        await tx.user.create({ data: newUser(`ghost-${index}@example.com`) })
        await sleep(2)
        throw new Error('undone')
      })
      const write = db.user.create({ data: newUser(`writer-${index}@example.com`) }).then((user) => {
        acknowledged.push(user.email)
      })
      const read = db.user.count({ where: { email: { startsWith: 'ghost' } } }).then((seen) => {
        dirty.push(seen)
      })
      await Promise.all([expect(undone).rejects.toThrow('undone'), write, read])
    }),
  )
  const stored = await db.user.findMany({ where: { email: { startsWith: 'writer' } }, select: { email: true } })
  expect(stored.map((user) => user.email).sort()).toEqual(acknowledged.sort())
  expect(acknowledged).toHaveLength(20)
  expect(dirty.every((seen) => seen === 0)).toBe(true)
})

test.runIf(process.platform === 'linux')('transactions leave no file handles behind', async () => {
  const handles = () => readdirSync('/proc/self/fd').length
  await db.$transaction([db.user.count()])
  const before = handles()
  for (let i = 0; i < 50; i++) await db.$transaction([db.user.count()])
  expect(handles()).toBeLessThan(before + 10)
})

test('a row that points to nothing is refused', async () => {
  const orphan = db.session.create({
    data: { userId: 'nobody', tokenHash: 'x', expiresAt: new Date() },
  })
  await expect(orphan).rejects.toMatchObject({ code: 'P2003' })
})

test('a repeated unique value is told from other failures', async () => {
  await db.user.create({ data: newUser('twice@example.com') })
  const again = await db.user.create({ data: newUser('twice@example.com') }).catch((error) => error)
  expect(isUniqueViolation(again)).toBe(true)
  expect(isUniqueViolation(new Error('other'))).toBe(false)
})

test('a transaction that waited too long for its turn is refused, and holds nobody up', async () => {
  const slow = db.$transaction(async () => sleep(200))
  const impatient = db.$transaction(async () => 'in time', { maxWait: 50 })
  await expect(impatient).rejects.toMatchObject({ code: 'P2028' })
  await slow
  expect(await db.$transaction(async () => 'next')).toBe('next')
  expect(await pragma('foreign_keys')).toBe('1')
})

test('a transaction that takes too long is rolled back, and holds nobody up', async () => {
  const late = db.$transaction(
    async (tx) => {
      await tx.user.create({ data: newUser('late@example.com') })
      await sleep(150)
      await tx.user.create({ data: newUser('later@example.com') })
    },
    { timeout: 50 },
  )
  await expect(late).rejects.toMatchObject({ code: 'P2028' })
  expect(await db.user.count({ where: { email: { startsWith: 'late' } } })).toBe(0)
})
