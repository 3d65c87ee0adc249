import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import type { JournalEntry } from '@/lib/contract/journal'
import { serverMessages } from '@/lib/contract/messages/server'
import { type Account, newAccount } from '../support/api-client'
import { emptyDocument } from '../support/route-table'

const _CLIENTS = 20

describe('over HTTP', () => {
  test('imports that fail at their end amid other writes leave nothing, and take nothing with them', async () => {
    const [account, other] = await Promise.all([newAccount(), newAccount()])
    const document = await documentThatFails(account)
    const isGhost = ({ title }: Goal) => title === 'ghost'
    const ghosts: Goal[] = []
    const reasons = new Set<string>()
    const rounds = Array.from({ length: 8 }, async (_, index) => {
      const [failed, own, foreign, goals] = await Promise.all([
        account.post('/api/import', document),
        account.post('/api/journal', { mood: 3, notes: `own ${index}` }),
        other.post('/api/journal', { mood: 3, notes: `other ${index}` }),
        account.get('/api/goals'),
      ])
      expect([failed.status, failed.body.code]).toEqual([409, 'conflict'])
      reasons.add(failed.body.error)
      expect([own.status, foreign.status]).toEqual([201, 201])
      ghosts.push(...goals.body.filter(isGhost))
    })
    await Promise.all(rounds)
    // The others were refused while it was under way.
    expect([...reasons]).toContain(serverMessages.taken)
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
