import { expect, test, vi } from 'vitest'
import { recordQuery } from '@/lib/contract/record'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { recordOf } from './record-of'

const waiting = vi.hoisted(() => ({ isWaiting: vi.fn(async () => true) }))
vi.mock('./index-waiting', () => waiting)
vi.mock('./ask', () => ({ askRecord: vi.fn() }))
vi.mock('./respell', () => ({ askMeant: vi.fn() }))
vi.mock('./find-told', () => ({ findTold: vi.fn() }))
vi.mock('./asked-goals', () => ({ askedGoals: vi.fn() }))

const user = { id: 'u' } as UserRow

test('it is behind once entries were asked for while some of them wait', async () => {
  const record = recordOf(user)
  await record.ask(recordQuery.parse({ of: 'goals', give: 'list' }))
  expect(record.isBehind?.()).toBe(false)
  await record.askMeant?.(recordQuery.parse({ of: 'entries', give: 'last', about: 'swim' }))
  expect(record.isBehind?.()).toBe(true)
  expect(waiting.isWaiting).toHaveBeenCalledWith('u', ['JournalEntry'])

  waiting.isWaiting.mockResolvedValue(false)
  const other = recordOf(user)
  await other.find?.(['swim'])
  expect(other.isBehind?.()).toBe(false)
})
