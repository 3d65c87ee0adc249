import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { keptUntil, runningKey } from '@/lib/server/db/once'
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

test('of entries at once each is stored with its request’s key used up, and none whose key was another’s by then', async () => {
  const given = { ...plain, attachments: [] }
  const writers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const user = await createUser(`keyed-${at}@example.com`)
      const key = `offline-${at}`
      const data = { userId: user.id, key, endpoint: 'POST /api/journal', requestHash: 'x', expiresAt: keptUntil('') }
      const { id } = await db.idempotencyKey.create({ data: { ...data, status: at === 5 ? 201 : null } })
      return { user, id }
    }),
  )
  const keyless = await createUser('keyless@example.com')
  const outcomes = await Promise.allSettled([
    ...writers.map(({ user, id }) => runningKey.run(id, () => createEntry(user, given))),
    createEntry(keyless, given),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map((_, at) => (at === 5 ? 'rejected' : 'fulfilled')))
  expect(outcomes[5]).toMatchObject({ reason: { code: 'conflict' } })
  for (const [at, { user, id }] of writers.entries()) {
    const { doneAt, expiresAt } = await db.idempotencyKey.findUniqueOrThrow({ where: { id } })
    expect([at, doneAt !== null, await db.journalEntry.count({ where: { userId: user.id } })]).toEqual(
      at === 5 ? [5, false, 0] : [at, true, 1],
    )
    // A phone’s key is kept for a month.
    if (doneAt) expect(expiresAt.getTime() - doneAt.getTime()).toBeGreaterThan(29 * 86_400_000)
  }
})
