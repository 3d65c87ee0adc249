import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import { db } from '@/lib/server/db/client'
import { journalStreak, streakOf } from './streak'

const today = '2026-11-21'

test('a streak runs up to today or yesterday and ends at the first gap', () => {
  expect(streakOf(['2026-11-21', '2026-11-20', '2026-11-18'], today)).toBe(2)
  expect(streakOf(['2026-11-20', '2026-11-19'], today)).toBe(2)
  expect(streakOf(['2026-11-19', '2026-11-18'], today)).toBe(0)
  expect(streakOf([], today)).toBe(0)
  expect(streakOf(['2026-03-01', '2026-02-28'], '2026-03-01')).toBe(2)
})

async function userWith(email: string, dates: string[]) {
  const { id } = await db.user.create({ data: { email: `${randomUUID()}-${email}`, selectedDomains: [] } })
  await db.journalEntry.createMany({
    data: dates.map((date) => ({ userId: id, date, mood: 3, notes: 'Ran', attachments: [] })),
  })
  return id
}

const lastDays = (count: number) => Array.from({ length: count }, (_, index) => addDays(today, -index))
let longStreak: string

beforeAll(async () => {
  longStreak = await userWith('long@example.com', [...lastDays(150), ...lastDays(150), '2020-01-01'])
})

test('several entries a day count once, and a streak longer than the first look is told in full', async () => {
  expect(await journalStreak(longStreak, today)).toEqual({ streak: 150, latest: today })
})

test('a streak as long as the whole journal ends with it', async () => {
  const user = await userWith('whole@example.com', lastDays(16))
  expect(await journalStreak(user, today)).toEqual({ streak: 16, latest: today })
})

test('entries dated after the day asked for, and other users’ entries, do not count', async () => {
  const user = await userWith('ahead@example.com', ['2026-11-22', '2026-11-18'])
  expect(await journalStreak(user, today)).toEqual({ streak: 0, latest: '2026-11-18' })
  const empty = await userWith('empty@example.com', [])
  expect(await journalStreak(empty, today)).toEqual({ streak: 0, latest: null })
})
