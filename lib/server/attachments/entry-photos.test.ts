import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { holdPhotos } from './entry-photos'
import { KEPT_MS } from './sweep-photos'

test('a photo taken out of an entry is unused from then on, however old it is', async () => {
  const user = await db.user.create({ data: { email: 'lets-go@example.com', selectedDomains: [] } })
  const entry = await db.journalEntry.create({
    data: { userId: user.id, mood: 3, notes: '', date: '2030-01-07', attachments: [] },
  })
  const longAgo = new Date(Date.now() - 30 * KEPT_MS)
  const sizes = { width: 1, height: 1, bytes: 1 }
  const { id } = await db.attachment.create({ data: { userId: user.id, ...sizes, unusedSince: longAgo } })
  const hold = (attachments: string[]) => db.$transaction((tx) => holdPhotos(tx, user.id, entry.id, attachments))
  await hold([id])
  expect(await db.attachment.findUnique({ where: { id } })).toMatchObject({ entryId: entry.id })
  await hold([])
  const { entryId, unusedSince } = await db.attachment.findUniqueOrThrow({ where: { id } })
  expect(entryId).toBeNull()
  expect(Date.now() - unusedSince.getTime()).toBeLessThan(KEPT_MS / 2)
})
