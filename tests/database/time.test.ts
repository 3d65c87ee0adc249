import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { InProcessAccount, InProcessApi } from '../support/in-process-api'
import { openApiInProcess } from '../support/in-process-api'

/** The server's clock is set, so its routes run in this process. What depends on the day is the user's own day. */

let api: InProcessApi

beforeAll(async () => {
  api = await openApiInProcess()
})

afterEach(() => void vi.useRealTimers())

afterAll(() => api?.close())

function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
}

async function accountAt(instant: string, timeZone: string): Promise<InProcessAccount> {
  setClock(instant)
  return api.signup({ timeZone })
}

const log = (account: InProcessAccount, entry: object = {}) =>
  account.ask('POST', '/api/journal', { body: { mood: 3, notes: 'Rowed before work.', ...entry } })

const nextDay = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Instants, zones and the date that a calendar on the wall shows there. */
const days: readonly (readonly [zone: string, instant: string, date: string])[] = [
  ['Pacific/Kiritimati', '2026-12-31T09:59:59.999Z', '2026-12-31'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
  ['Etc/GMT+12', '2027-01-01T11:59:59.999Z', '2026-12-31'],
  ['Etc/GMT+12', '2027-01-01T12:00:00.000Z', '2027-01-01'],
  // Clocks go forward in Vienna on 29 March at 01:00 UTC, in New York on 8 March at 07:00 UTC.
  ['Europe/Vienna', '2026-03-28T22:59:59.999Z', '2026-03-28'],
  ['Europe/Vienna', '2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['Europe/Vienna', '2026-03-29T21:59:59.999Z', '2026-03-29'],
  ['Europe/Vienna', '2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09'],
  // And back on 25 October, and on 1 November.
  ['Europe/Vienna', '2026-10-25T22:59:59.999Z', '2026-10-25'],
  ['Europe/Vienna', '2026-10-25T23:00:00.000Z', '2026-10-26'],
  ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02'],
  // Half an hour of summer time, and a day that begins at one in the morning.
  ['Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', '2026-10-04'],
  ['Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-24'],
  ['Asia/Kathmandu', '2028-02-28T18:15:00.000Z', '2028-02-29'],
  ['UTC', '2028-02-29T23:59:59.999Z', '2028-02-29'],
  ['Pacific/Kiritimati', '2028-02-29T10:00:00.000Z', '2028-03-01'],
]

describe('today', () => {
  test.each(days)('in %s at %s is %s: the default date, and the last one allowed', async (zone, instant, date) => {
    const account = await accountAt(instant, zone)
    expect((await log(account)).body.date).toBe(date)
    expect((await log(account, { date })).status).toBe(201)
    const tomorrow = await log(account, { date: nextDay(date) })
    expect(tomorrow).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(Object.keys(tomorrow.body.fields)).toEqual(['date'])
    const { id } = (await log(account)).body
    const later = await account.ask('PATCH', '/api/journal/{id}', { id, body: { date: nextDay(date) } })
    expect(later.status).toBe(400)
  })

  test('moves with the time zone of the profile', async () => {
    const account = await accountAt('2026-11-21T11:30:00.000Z', 'UTC')
    expect((await log(account)).body.date).toBe('2026-11-21')
    await account.ask('PATCH', '/api/users/profile', { body: { timeZone: 'Pacific/Kiritimati' } })
    expect((await log(account)).body.date).toBe('2026-11-22')
    await account.ask('PATCH', '/api/users/profile', { body: { timeZone: 'Etc/GMT+12' } })
    expect((await log(account)).body.date).toBe('2026-11-20')
    expect((await log(account, { date: '2026-11-21' })).status).toBe(400)
  })

  test('29 February is a date in a leap year alone', async () => {
    const account = await accountAt('2028-03-01T12:00:00.000Z', 'UTC')
    expect((await log(account, { date: '2028-02-29' })).status).toBe(201)
    for (const date of ['2027-02-29', '2026-02-29', '2100-02-29', '2028-02-30']) {
      expect([date, (await log(account, { date })).status]).toEqual([date, 400])
    }
    const goal = { title: 'Row to the island', domain: 'health' }
    const made = await account.ask('POST', '/api/goals', { body: { ...goal, targetDate: '2028-02-29' } })
    expect(made.body.targetDate).toBe('2028-02-29')
    expect((await account.ask('POST', '/api/goals', { body: { ...goal, targetDate: '2027-02-29' } })).status).toBe(400)
  })
})

describe('a target date', () => {
  test.each([
    ['Pacific/Kiritimati', '2028-02-29T09:59:59.999Z', '2028-02-29T10:00:00.000Z'],
    ['Etc/GMT+12', '2028-03-01T11:59:59.999Z', '2028-03-01T12:00:00.000Z'],
    ['Europe/Vienna', '2028-02-29T22:59:59.999Z', '2028-02-29T23:00:00.000Z'],
  ])('is over when the day is over in %s, not before', async (zone, lastMoment, over) => {
    const account = await accountAt(lastMoment, zone)
    const goal = { title: 'Row to the island', domain: 'health', targetDate: '2028-02-29' }
    await account.ask('POST', '/api/goals', { body: goal })
    const risk = async () => (await account.ask('GET', '/api/insights/goals/risk')).body[0].riskLevel
    expect(await risk()).toBe('low')
    setClock(over)
    expect(await risk()).toBe('high')
  })
})

describe('the week', () => {
  test.each([
    // Sunday's last moment and Monday's first, by the wall.
    ['Pacific/Kiritimati', '2026-11-22T09:59:59.999Z', '2026-11-16', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-22T10:00:00.000Z', '2026-11-23', '2026-11-23'],
    ['Etc/GMT+12', '2026-11-23T11:59:59.999Z', '2026-11-16', '2026-11-22'],
    ['Etc/GMT+12', '2026-11-23T12:00:00.000Z', '2026-11-23', '2026-11-23'],
    // Both nights on which clocks change end a week.
    ['Europe/Vienna', '2026-03-29T21:59:59.999Z', '2026-03-23', '2026-03-29'],
    ['Europe/Vienna', '2026-03-29T22:00:00.000Z', '2026-03-30', '2026-03-30'],
    ['Europe/Vienna', '2026-10-25T22:59:59.999Z', '2026-10-19', '2026-10-25'],
    ['Europe/Vienna', '2026-10-25T23:00:00.000Z', '2026-10-26', '2026-10-26'],
    ['UTC', '2028-03-01T12:00:00.000Z', '2028-02-28', '2028-03-01'],
    ['UTC', '2027-01-02T12:00:00.000Z', '2026-12-28', '2027-01-02'],
  ])('in %s at %s began on %s', async (zone, instant, weekStart, today) => {
    const account = await accountAt(instant, zone)
    const dayBefore = new Date(Date.parse(`${weekStart}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    await log(account, { date: dayBefore, mood: 5, notes: 'Finished building the boat.' })
    await log(account, { date: weekStart, mood: 1, notes: 'Too tired to row this morning.' })
    expect((await log(account, { mood: 1, notes: 'Too tired to row again.' })).body.date).toBe(today)
    const { body } = await account.ask('GET', '/api/insights/weekly')
    expect(body.weekStart).toBe(weekStart)
    expect(JSON.stringify(body.achievements)).not.toContain('boat')
    // Five of the day before would lift the lowest and the average.
    expect(body.challenges.join()).toContain('1 of 5')
    expect(body.moodTrends).toMatch(/energy (?:averaged 1\.0|at 1) of 5/)
  })

  test('of one answer is not the week of the next, once Monday has come', async () => {
    const account = await accountAt('2026-11-22T23:30:00.000Z', 'UTC')
    await log(account)
    const sunday = (await account.ask('GET', '/api/insights/weekly')).body
    setClock('2026-11-23T00:00:00.000Z')
    const monday = (await account.ask('GET', '/api/insights/weekly')).body
    expect([sunday.weekStart, monday.weekStart]).toEqual(['2026-11-16', '2026-11-23'])
    expect(monday.id).not.toBe(sunday.id)
  })
})

describe('the dashboard', () => {
  async function summary(account: InProcessAccount) {
    const { dashboardSummary } = await import('@/lib/server/dashboard/summary')
    const user = await api.database.client.user.findUniqueOrThrow({ where: { id: account.user.id } })
    return dashboardSummary(user, new Date())
  }

  test.each([
    ['Europe/Vienna', '2026-03-30T05:00:00.000Z', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['Europe/Vienna', '2026-10-26T05:00:00.000Z', ['2026-10-24', '2026-10-25', '2026-10-26']],
    ['America/Santiago', '2026-09-07T05:00:00.000Z', ['2026-09-05', '2026-09-06', '2026-09-07']],
    ['UTC', '2028-03-01T05:00:00.000Z', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['Pacific/Kiritimati', '2026-12-31T10:30:00.000Z', ['2026-12-30', '2026-12-31', '2027-01-01']],
    ['Etc/GMT+12', '2027-01-01T11:30:00.000Z', ['2026-12-29', '2026-12-30', '2026-12-31']],
  ])('counts a streak of calendar days in %s at %s', async (zone, instant, dates) => {
    const account = await accountAt(instant, zone)
    for (const date of dates) expect((await log(account, { date })).status).toBe(201)
    expect(await summary(account)).toMatchObject({ streak: 3, latestEntry: dates[2], today: dates[2] })
  })

  test.each([
    // zone, a moment of the day, its first moment, its last one: 23 hours, 25 hours, 24 hours
    ['Europe/Vienna', '2026-03-29T12:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['Europe/Vienna', '2026-10-25T12:00:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-11-21T12:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-22T09:59:59.999Z'],
    ['Etc/GMT+12', '2028-02-29T18:00:00.000Z', '2028-02-29T12:00:00.000Z', '2028-03-01T11:59:59.999Z'],
  ])('holds the reminders and completions of the day in %s at %s', async (zone, instant, first, last) => {
    const account = await accountAt(instant, zone)
    const before = new Date(Date.parse(first) - 1).toISOString()
    const after = new Date(Date.parse(last) + 1).toISOString()
    for (const scheduledFor of [before, first, last, after]) {
      const made = await account.ask('POST', '/api/reminders', { body: { title: 'Stretch', scheduledFor } })
      expect(made.body.scheduledFor).toBe(scheduledFor)
      // One left open is shown until it is done.
      if (scheduledFor !== before) continue
      await account.ask('PATCH', '/api/reminders/{id}', { id: made.body.id, body: { isDone: true } })
    }
    const complete = async (at: string) => {
      setClock(at)
      const goal = await account.ask('POST', '/api/goals', { body: { title: at, domain: 'health' } })
      await account.ask('PATCH', '/api/goals/{id}', { id: goal.body.id, body: { progress: 100 } })
    }
    for (const at of [before, first, last]) await complete(at)
    setClock(instant)
    const { alerts, upcoming, completedToday } = await summary(account)
    expect(alerts.map((alert) => alert.scheduledFor)).toEqual([first, last])
    expect(upcoming.map((alert) => alert.scheduledFor)).toEqual([after])
    expect(completedToday).toBe(2)
  })
})
