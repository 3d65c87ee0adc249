import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { db } from './client'
import { startSweeping } from './kept-answers'

test('answers that are kept no longer are swept without a call of anyone’s; claims under way stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  startSweeping()
  const { id: userId } = await db.user.create({ data: { email: `${randomUUID()}@example.com`, selectedDomains: [] } })
  const row = { userId, endpoint: '/api/journal', requestHash: '', status: 201, response: 'a private word' }
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)]
  await db.idempotencyKey.createMany({
    data: [
      { ...row, key: 'over', expiresAt: past },
      { ...row, key: 'died', expiresAt: past, status: null, response: null },
      { ...row, key: 'kept', expiresAt: future },
      { ...row, key: 'runs', expiresAt: future, status: null, response: null },
    ],
  })
  vi.advanceTimersByTime(5 * 60_000)
  vi.useRealTimers()
  const left = async () => (await db.idempotencyKey.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key)
  await expect.poll(left).toEqual(['kept', 'runs'])
})
