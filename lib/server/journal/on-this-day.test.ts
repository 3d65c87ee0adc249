import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { onThisDay, sameDays } from './on-this-day'

test('the same day a month ago and in earlier years, where the calendar has it', () => {
  expect(sameDays('2026-11-23').slice(0, 3)).toEqual(['2026-10-23', '2025-11-23', '2024-11-23'])
  expect(sameDays('2026-01-31')[0]).toBe('2025-12-31')
  expect(sameDays('2026-03-31')[0]).toBe('2025-03-31')
  expect(sameDays('2028-02-29')).toEqual(['2028-01-29', '2024-02-29', '2020-02-29'])
})

test('one’s own entries of those days, newest first', async () => {
  const user = (email: string) => db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } })
  const [mine, other] = await Promise.all([user('day@example.com'), user('day-other@example.com')])
  const write = (userId: string, date: string) =>
    db.journalEntry.create({ data: { userId, date, mood: 3, notes: date, attachments: [] } })
  for (const date of ['2025-11-23', '2026-10-23', '2026-11-22', '2026-11-23']) await write(mine.id, date)
  await write(other.id, '2025-11-23')
  const found = await onThisDay(mine, '2026-11-23')
  expect(found.map(({ date }) => date)).toEqual(['2026-10-23', '2025-11-23'])
})
