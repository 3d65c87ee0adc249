import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import type { JournalEntry } from '@/lib/contract/journal'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import { migrate } from '@/scripts/prisma/migrate'
import { type Account, newAccount } from '../support/api-client'
import { createDatabase } from '../support/postgres'
import { emptyDocument } from '../support/route-table'

const CLIENTS = 20

describe("on the server's own adapter", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-rollback-'))
  let db: PrismaClient
  let userTransaction: typeof import('@/lib/server/user-transaction').userTransaction

  beforeAll(async () => {
    const postgres = process.env.TEST_POSTGRES_URL
    const DATABASE_URL = postgres ? await createDatabase(postgres) : `file:${path.join(folder, 'rollback.db')}`
    Object.assign(process.env, { DATABASE_URL, NEXTAUTH_SECRET: 'a secret for tests and nothing else' })
    const { env } = await import('@/lib/server/env')
    await migrate(env.database)
    ;({ db } = await import('@/lib/server/db'))
    ;({ userTransaction } = await import('@/lib/server/user-transaction'))
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

describe('over HTTP', () => {
  test('imports that fail at their end amid other writes leave nothing, and take nothing with them', async () => {
    const [account, other] = await Promise.all([newAccount(), newAccount()])
    const document = await documentThatFails(account)
    const isGhost = ({ title }: Goal) => title === 'ghost'
    const ghosts: Goal[] = []
    const rounds = Array.from({ length: 8 }, async (_, index) => {
      const [failed, own, foreign, goals] = await Promise.all([
        account.post('/api/import', document),
        account.post('/api/journal', { mood: 3, notes: `own ${index}` }),
        other.post('/api/journal', { mood: 3, notes: `other ${index}` }),
        account.get('/api/goals'),
      ])
      expect([failed.status, failed.body.code]).toEqual([409, 'conflict'])
      expect([own.status, foreign.status]).toEqual([201, 201])
      ghosts.push(...goals.body.filter(isGhost))
    })
    await Promise.all(rounds)
    expect(ghosts).toEqual([])
    expect((await account.get('/api/goals')).body).toEqual([])
    for (const [one, whose] of [
      [account, 'own'],
      [other, 'other'],
    ] as const) {
      const notes: string[] = (await one.get('/api/journal')).body.map((entry: JournalEntry) => entry.notes)
      expect(notes.sort()).toEqual(rounds.map((_, index) => `${whose} ${index}`).sort())
    }
  })
})

/**
 * A document whose last write cannot be: one goal lacks the ledger entry that the import adds to it, and another goal
 * brings an entry under the very id that it gets.
 */
async function documentThatFails(account: Account): Promise<object> {
  const at = '2026-03-01T09:00:00.000Z'
  const goal = {
    ...{ id: randomUUID(), userId: '', title: 'ghost', description: '', domain: 'career', targetDate: null, tags: [] },
    ...{ progress: 40, milestones: [], isCompleted: false, completedAt: null, completionNotes: '', progressNotes: '' },
    ...{ createdAt: at, updatedAt: at, history: [] as object[], responses: [] },
  }
  expect((await account.post('/api/import', { ...emptyDocument(), goals: [goal] })).status).toBe(200)
  const [bridge] = (await account.get(`/api/goals/${goal.id}/history`)).body
  expect((await account.delete(`/api/goals/${goal.id}`)).status).toBe(204)
  const second = { ...goal, id: randomUUID(), history: [bridge] }
  return { ...emptyDocument(), goals: [goal, second] }
}
