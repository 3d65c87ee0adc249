import { describe, expect, test } from 'vitest'
import { call, newAccount } from '../support/api-client'

const todayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format()

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

describe('the energy of a year', () => {
  test('is nobody’s who is not signed in, and empty for a newcomer', async () => {
    expect((await call('GET', '/api/journal/energy')).status).toBe(401)
    const account = await newAccount()
    const answer = await account.get('/api/journal/energy')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toEqual({ from: expect.any(String), to: todayIn('UTC'), days: [], checkIns: [] })
  })

  test.each(['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu'])(
    'spans 53 weeks from a Monday to today in %s',
    async (timeZone) => {
      const account = await newAccount({ timeZone })
      await account.post('/api/journal', { mood: 4, notes: 'Now' })
      const { from, to, days } = (await account.get('/api/journal/energy')).body
      expect(to).toBe(todayIn(timeZone))
      expect(days).toEqual([{ date: to, mean: 4, entries: 1 }])
      expect(new Date(`${from}T00:00:00Z`).getUTCDay()).toBe(1)
      const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      expect(length).toBeGreaterThan(52 * 7)
      expect(length).toBeLessThanOrEqual(53 * 7)
    },
  )

  test('means by day, of the user’s own entries within the year, and follows what changes', async () => {
    const [account, other] = [await newAccount(), await newAccount()]
    const { from, to } = (await account.get('/api/journal/energy')).body
    const write = async (date: string, mood: number) =>
      (await account.post('/api/journal', { mood, notes: 'x', date })).body.id as string
    await write(daysAfter(from, -1), 1)
    await write(from, 5)
    await write(daysAfter(to, -3), 1)
    await write(daysAfter(to, -3), 2)
    const last = await write(to, 3)
    await other.post('/api/journal', { mood: 5, notes: 'Theirs' })
    const days = async () => (await account.get('/api/journal/energy')).body.days
    const before = [
      { date: from, mean: 5, entries: 1 },
      { date: daysAfter(to, -3), mean: 1.5, entries: 2 },
    ]
    expect(await days()).toEqual([...before, { date: to, mean: 3, entries: 1 }])
    await account.patch(`/api/journal/${last}`, { mood: 1 })
    expect(await days()).toEqual([...before, { date: to, mean: 1, entries: 1 }])
    await account.delete(`/api/journal/${last}`)
    expect(await days()).toEqual(before)
  })
})
