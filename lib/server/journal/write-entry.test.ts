import { expect, test } from 'vitest'
import { db } from '@/lib/server/db'
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
  expect(await db.journalEntry.findUnique({ where: { id: entry.id } })).toEqual(entry)
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
