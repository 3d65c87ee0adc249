import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { storeKeepsakes } from './keepsake'

test('over two hundred the oldest unpinned fact goes, and none that is pinned', async () => {
  const { id: userId } = await db.user.create({ data: { email: 'keepsakes@example.com', selectedDomains: [] } })
  const fact = { userId, kind: 'preference', sourceKind: 'user', sourceId: '' }
  const from = Date.UTC(2026, 0, 1)
  await db.memory.createMany({
    data: Array.from({ length: 203 }, (_, at) => {
      const day = new Date(from + at * 86_400_000)
      return { ...fact, text: `Fact ${at}`, pinned: at < 3, createdAt: day, updatedAt: day }
    }),
  })
  const message = { id: 'message', createdAt: new Date() }
  await db.$transaction((tx) =>
    storeKeepsakes(tx, userId, message, [{ text: 'Likes tea', kind: 'preference', replaces: null }]),
  )
  const oldest = await db.memory.findMany({ where: { userId }, orderBy: { createdAt: 'asc' }, take: 4 })
  expect(oldest.map(({ text }) => text)).toEqual(['Fact 0', 'Fact 1', 'Fact 2', 'Fact 4'])
})
