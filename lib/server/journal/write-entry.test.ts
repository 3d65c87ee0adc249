import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { createEntry } from './write-entry'

function createUser(email: string) {
  return db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } })
}

const plain = { mood: 4, notes: 'Ran before work “again”, 5 km 🏃', date: '2026-11-20', attachments: ['run.jpg'] }

test.each([
  ['an entry with a photo', plain],
  ['an entry of words alone', { ...plain, attachments: [] }],
  ['an entry with something to remember', { ...plain, notes: 'I can’t train on Thursdays' }],
])('%s is answered as it is stored, and counted', async (name, given) => {
  const { notes } = given
  const user = await createUser(`${name}@example.com`)
  const entry = await createEntry(user, given)
  expect(await db.journalEntry.findUnique({ where: { id: entry.id } })).toEqual({ ...entry, importId: null })
  expect(entry).toMatchObject({ ...given, timeSpent: 'N/A', version: 1 })
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ entryCount: 1 })
  expect(await db.memory.count({ where: { userId: user.id } })).toBe(notes === plain.notes ? 0 : 1)
})

test('for an account that is gone nothing is stored', async () => {
  const user = await createUser('gone@example.com')
  await db.user.delete({ where: { id: user.id } })
  await expect(createEntry(user, plain)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await db.journalEntry.count({ where: { userId: user.id } })).toBe(0)
})

test.each([
  ['with photos', plain],
  ['of words alone', { ...plain, attachments: [] }],
])(
  'entries %s of many at once are each stored once; one of an account that is gone fails alone',
  async (name, given) => {
    const users = await Promise.all(Array.from({ length: 20 }, (_, at) => createUser(`many-${at} ${name}@example.com`)))
    const [leaver] = users
    await db.user.delete({ where: { id: leaver?.id } })
    // Two of each at the same time: as from two tabs.
    const outcomes = await Promise.allSettled([...users, ...users].map((user) => createEntry(user, given)))
    expect(outcomes.map(({ status }) => status)).toEqual(
      outcomes.map((_, at) => (at % users.length === 0 ? 'rejected' : 'fulfilled')),
    )
    const counts = await db.user.findMany({
      where: { id: { in: users.map(({ id }) => id) } },
      select: { entryCount: true },
    })
    expect(counts).toEqual(Array.from({ length: 19 }, () => ({ entryCount: 2 })))
    expect(await db.journalEntry.count({ where: { userId: { in: users.map(({ id }) => id) } } })).toBe(38)
  },
)
