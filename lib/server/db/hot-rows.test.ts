import { expect, test } from 'vitest'
import { db, rowReader } from './client'
import { allOf, hotRows, statementValues, storedInstant } from './hot-rows'

test('rows come in the types of their columns, times as they were stored', async () => {
  const at = new Date('2026-11-21T09:30:00.120Z')
  const stored = await db.user.create({
    data: { email: 'hot@example.com', selectedDomains: ['health'], createdAt: at },
    select: { id: true },
  })
  const [row] = await hotRows(
    {
      id: 'text',
      selectedDomains: 'texts',
      memoryPaused: 'boolean',
      version: 'number',
      iso: 'iso',
      createdAt: 'instant',
    },
    'SELECT "id", "selectedDomains", "memoryPaused", "version", "createdAt", "createdAt" FROM "User" WHERE "id" = $1',
    [stored.id],
  )
  expect(row).toEqual({
    id: stored.id,
    selectedDomains: ['health'],
    memoryPaused: false,
    version: 1,
    iso: '2026-11-21T09:30:00.120Z',
    createdAt: at,
  })
})

test.each([
  ['2026-11-21T09:30:00.007+00:00', '2026-11-21T09:30:00.007Z'],
  ['2026-11-21 09:30:00', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 09:30:00.1', '2026-11-21T09:30:00.100Z'],
  ['2026-11-21 09:30:00.123', '2026-11-21T09:30:00.123Z'],
])('%s is told as an ISO instant', async (text, iso) => {
  expect(await hotRows({ at: 'iso' }, 'SELECT $1', [text])).toEqual([{ at: iso }])
})

test('values stand where their placeholders do, and a condition that is not asked for nowhere', async () => {
  const { values, add } = statementValues()
  const where = allOf([`${add('b')} > ${add('a')}`, false, `${add(2)} = ${add(2)}`])
  expect(where).toBe('$1 > $2 AND $3 = $4')
  expect(await hotRows({ one: 'number' }, `SELECT 1 WHERE ${where}`, values)).toEqual([{ one: 1 }])
  expect(storedInstant(new Date('2026-11-21T09:30:00Z'))).toBe('2026-11-21T09:30:00.000+00:00')
})

test('nothing can be written by it, and nothing of an open transaction is seen', async () => {
  await expect(rowReader().read('DELETE FROM "User"', [])).rejects.toThrow(/readonly|read-only|query_only/i)
  const count = () => hotRows({ users: 'number' }, 'SELECT COUNT(*) FROM "User"', [])
  const [before] = await count()
  await db.$transaction(async (tx) => {
    await tx.user.create({ data: { email: 'open@example.com', selectedDomains: [] } })
    expect(await count()).toEqual([before])
  })
  expect(await count()).toEqual([{ users: (before?.users ?? 0) + 1 }])
})
