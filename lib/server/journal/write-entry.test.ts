import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { createEntry } from './write-entry'

function createUser(email: string) {
  return db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } })
}

const plain = { mood: 4, notes: 'Ran before work “again”, 5 km 🏃', date: '2026-11-20', attachments: ['run.jpg'] }

test.each([
  ['an entry', plain.notes],
  ['an entry with something to remember', 'I can’t train on Thursdays'],
])('%s is answered as it is stored, and counted', async (name, notes) => {
  const user = await createUser(`${name}@example.com`)
  const entry = await createEntry(user, { ...plain, notes })
  expect(await db.journalEntry.findUnique({ where: { id: entry.id } })).toEqual({ ...entry, importId: null })
  expect(entry).toMatchObject({ ...plain, notes, timeSpent: 'N/A', version: 1 })
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ entryCount: 1 })
  expect(await db.memory.count({ where: { userId: user.id } })).toBe(notes === plain.notes ? 0 : 1)
})

test('for an account that is gone nothing is stored', async () => {
  const user = await createUser('gone@example.com')
  await db.user.delete({ where: { id: user.id } })
  await expect(createEntry(user, plain)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await db.journalEntry.count({ where: { userId: user.id } })).toBe(0)
})

test('entries of many at once are each stored once; one of an account that is gone fails alone', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, (_, at) => createUser(`many-${at}@example.com`)))
  const [leaver] = users
  await db.user.delete({ where: { id: leaver?.id } })
  // Two of each at the same time: as from two tabs.
  const outcomes = await Promise.allSettled([...users, ...users].map((user) => createEntry(user, plain)))
  expect(outcomes.map(({ status }) => status)).toEqual(
    outcomes.map((_, at) => (at % users.length === 0 ? 'rejected' : 'fulfilled')),
  )
  const counts = await db.user.findMany({ where: { email: { startsWith: 'many' } }, select: { entryCount: true } })
  expect(counts).toEqual(Array.from({ length: 19 }, () => ({ entryCount: 2 })))
  expect(await db.journalEntry.count({ where: { userId: { in: users.map(({ id }) => id) } } })).toBe(38)
})
