import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import { migrate } from '@/scripts/prisma/migrate'
import { createDatabase } from '../support/postgres'

const CLIENTS = 20

describe("on the server's own adapter", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-rollback-'))
  let db: PrismaClient
  let userTransaction: typeof import('@/lib/server/db/user-transaction').userTransaction

  beforeAll(async () => {
    const postgres = process.env.TEST_POSTGRES_URL
    const DATABASE_URL = postgres ? await createDatabase(postgres) : `file:${path.join(folder, 'rollback.db')}`
    Object.assign(process.env, { DATABASE_URL, NEXTAUTH_SECRET: 'a secret for tests and nothing else' })
    const { env } = await import('@/lib/server/env')
    await migrate(env.database)
    ;({ db } = await import('@/lib/server/db/client'))
    ;({ userTransaction } = await import('@/lib/server/db/user-transaction'))
  })
  afterAll(async () => {
    await db.$disconnect()
    rmSync(folder, { recursive: true, force: true })
  })

  test('transactions that roll back amid the writes of others lose none of them and show none of theirs', async () => {
    const users = await Promise.all(
      [1, 2, 3].map(() => db.user.create({ data: { email: `${randomUUID()}@example.com`, selectedDomains: [] } })),
    )
    const goal = (userId: string, title: string) => ({ userId, title, domain: 'career', milestones: [] })
    const seen: number[] = []
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) => {
        const { id = '' } = users[index % users.length] ?? {}
        const undone = userTransaction(id, async (tx) => {
          await tx.goal.create({ data: goal(id, 'ghost') })
          await tx.user.update({ where: { id }, data: { entryCount: { increment: 100 } } })
          await sleep(5)
          throw new Error('undone')
        })
        const kept = userTransaction(id, async (tx) => {
          await tx.user.update({ where: { id }, data: { entryCount: { increment: 1 } } })
          await tx.goal.create({ data: goal(id, `kept ${index}`) })
        })
        const alone = db.goal.create({ data: goal(id, `alone ${index}`) })
        const read = db.goal.count({ where: { title: 'ghost' } }).then((count) => void seen.push(count))
        const counted = db.user.findUniqueOrThrow({ where: { id } }).then((user) => void seen.push(user.entryCount))
        await Promise.all([expect(undone).rejects.toThrow('undone'), kept, alone, read, counted])
      }),
    )
    const titles = (await db.goal.findMany({ select: { title: true } })).map((one) => one.title)
    const expected = Array.from({ length: CLIENTS }, (_, index) => [`kept ${index}`, `alone ${index}`]).flat()
    expect(titles.sort()).toEqual(expected.sort())
    expect(seen.filter((count) => count >= 100 || count < 0)).toEqual([])
    const { _sum } = await db.user.aggregate({ _sum: { entryCount: true } })
    expect(_sum.entryCount).toBe(CLIENTS)
    process.stdout.write(
      `rollback: ${CLIENTS} transactions undone amid ${expected.length} writes, none lost; ${seen.length} reads, none dirty\n`,
    )
  })
})
