import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { listSessions } from './list-sessions'

test('a person sees all sessions of their own, a visitor to the demo the one that asks', async () => {
  const user = await db.user.create({ data: { email: 'sessions@example.com', selectedDomains: [] } })
  const expiresAt = new Date(Date.now() + 86_400_000)
  const made = await Promise.all(
    ['one', 'two'].map((tokenHash) => db.session.create({ data: { userId: user.id, tokenHash, expiresAt } })),
  )
  const sessionId = made[0]?.id ?? ''
  const seenBy = async (demoDay: string | null) => {
    const { rows } = await listSessions({ user: { ...user, demoDay }, sessionId }, { limit: 10 })
    return rows.map(({ id }) => id).sort()
  }
  expect(await seenBy(null)).toEqual(made.map(({ id }) => id).sort())
  expect(await seenBy('2030-01-07')).toEqual([sessionId])
})
