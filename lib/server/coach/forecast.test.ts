import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '@/tests/support/processor-time'
import { forecastCompletion } from './forecast'
import type { ForecastInput } from './forecast-history'

const DAY = 86_400_000
const born = Date.UTC(2026, 0, 1, 9)
const on = (day: number) => new Date(born + day * DAY)
const dateOn = (day: number) => on(day).toISOString().slice(0, 10)

/** A goal of 90 days, asked about on a day, with its levels by day. */
function goal(today: number, levels: Record<number, number> = {}, change: Partial<ForecastInput> = {}): ForecastInput {
  const history = Object.entries(levels).map(([day, newProgress]) => ({ at: on(Number(day)), newProgress }))
  return { createdAt: on(0), targetDate: dateOn(90), now: on(today), history, ...change }
}
const weekly = (points: number, weeks: number) =>
  Object.fromEntries(Array.from({ length: weeks }, (_, week) => [7 * (week + 1), points * (week + 1)]))
const chanceOf = (input: ForecastInput) => forecastCompletion(input).probabilityOnTime ?? Number.NaN

describe('forecastCompletion', () => {
  test('a new goal has the odds of all goals and no dates', () => {
    const { probabilityOnTime, ...dates } = forecastCompletion(goal(0.1))
    expect(probabilityOnTime).toBeGreaterThan(0.35)
    expect(probabilityOnTime).toBeLessThan(0.6)
    expect(dates).toEqual({ expectedDate: null, earliestDate: null, latestDate: null })
  })

  test('the history takes over: fast is likely, slow is not, the pace needed lies between', () => {
    const [slow, even, fast] = [4, 8, 12].map((points) => chanceOf(goal(42, weekly(points, 6))))
    expect(slow).toBeLessThan(0.25)
    expect(even).toBeGreaterThan(0.4)
    expect(even).toBeLessThan(0.75)
    expect(fast).toBeGreaterThan(0.85)
  })

  test('dates are in order, and about where the pace leads', () => {
    const { earliestDate, expectedDate, latestDate } = forecastCompletion(goal(42, weekly(8, 6)))
    expect(earliestDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(dateOn(42) < String(earliestDate)).toBe(true)
    expect(String(earliestDate) < String(expectedDate)).toBe(true)
    expect(String(expectedDate) < String(latestDate)).toBe(true)
    expect(String(expectedDate) > dateOn(80)).toBe(true)
    expect(String(expectedDate) < dateOn(98)).toBe(true)
  })

  test('silence counts: a goal with time to spare loses its odds and its early date while nothing is heard of it', () => {
    const asked = [43, 57, 71, 85].map((day) =>
      forecastCompletion(goal(day, weekly(12, 6), { targetDate: dateOn(180) })),
    )
    const chances = asked.map((forecast) => forecast.probabilityOnTime ?? Number.NaN)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(chances[0]).toBeGreaterThan(0.9)
    expect(chances[3]).toBeLessThan(0.4)
    const dates = asked.map((forecast) => forecast.expectedDate)
    expect(dates).toEqual(dates.toSorted())
    expect(String(dates[3]) > String(dates[0])).toBe(true)
    expect(chanceOf(goal(45))).toBeLessThan(0.1)
  })

  test('stalling at the same figure and losing ground both count', () => {
    const going = { 7: 10, 14: 20, 21: 30, 28: 40 }
    const stalled = { 35: 40, 42: 40, 49: 40 }
    expect(chanceOf(goal(50, { ...going, ...stalled }))).toBeLessThan(chanceOf(goal(29, going)) / 2)
    expect(chanceOf(goal(36, { ...going, 35: 20 }))).toBeLessThan(chanceOf(goal(36, { ...going, 35: 50 })) / 2)
  })

  test('telling of a part makes no forecast worse than silence would', () => {
    const going = { 7: 8, 14: 16, 21: 24, 28: 32 }
    const untold = forecastCompletion(goal(36, going))
    for (const told of [{ 35: 32 }, { 36: 33 }, { 33: 32, 34: 32, 35: 32 }] as Record<number, number>[]) {
      const { probabilityOnTime, expectedDate } = forecastCompletion(goal(36, { ...going, ...told }))
      expect(probabilityOnTime ?? 0).toBeGreaterThanOrEqual(untold.probabilityOnTime ?? 1)
      expect(String(expectedDate) <= String(untold.expectedDate)).toBe(true)
    }
    const lost = forecastCompletion(goal(36, { ...going, 35: 20 }))
    expect(lost.probabilityOnTime ?? 1).toBeLessThan(untold.probabilityOnTime ?? 0)
  })

  test('a rush near the date is believed more than the mean pace of the whole life', () => {
    const rush = chanceOf(goal(80, { 15: 3, 30: 8, 45: 18, 60: 38, 79: 72 }))
    const fading = chanceOf(goal(80, { 15: 30, 30: 50, 45: 62, 60: 68, 79: 72 }))
    expect(rush).toBeGreaterThan(2 * fading)
  })

  test('what the first hours bring is where a goal starts, not its pace', () => {
    expect(chanceOf(goal(10, { 0.1: 40, 9: 44 }))).toBeLessThan(chanceOf(goal(10, { 5: 40, 9: 44 })))
  })

  test('past its date there is no chance, and still a date', () => {
    const late = forecastCompletion(goal(100, weekly(6, 14)))
    expect(late.probabilityOnTime).toBe(0)
    expect(String(late.expectedDate) > dateOn(100)).toBe(true)
    expect(forecastCompletion(goal(220, weekly(6, 10))).expectedDate).toBeNull()
  })

  test('without a date there is no probability, and no dates before the first check-in', () => {
    const open = { targetDate: null }
    const known = forecastCompletion(goal(42, weekly(5, 6), open))
    expect(known.probabilityOnTime).toBeNull()
    expect(String(known.expectedDate) > dateOn(120) && String(known.expectedDate) < dateOn(175)).toBe(true)
    expect(Object.values(forecastCompletion(goal(30, {}, open)))).toEqual([null, null, null, null])
  })

  test('a goal that was reached says when', () => {
    const day = dateOn(70)
    expect(forecastCompletion(goal(80, { 30: 60, 70: 100 }))).toEqual({
      probabilityOnTime: 1,
      expectedDate: day,
      earliestDate: day,
      latestDate: day,
    })
    expect(chanceOf(goal(99, { 30: 60, 95: 100 }))).toBe(0)
    expect(forecastCompletion(goal(99, { 95: 100 }, { targetDate: null })).probabilityOnTime).toBeNull()
  })

  test('the target day counts whole, in the zone of the user', () => {
    const now = new Date('2026-04-01T18:00:00Z')
    const near = goal(0, { 40: 50, 80: 90, 89: 99 }, { targetDate: '2026-04-01', now })
    expect(chanceOf({ ...near, timeZone: 'America/Los_Angeles' })).toBeGreaterThan(0.3)
    expect(chanceOf({ ...near, timeZone: 'Asia/Tokyo' })).toBe(0)
  })

  test('order, repeated times and events of the future change nothing', () => {
    const plain = goal(42, weekly(8, 6))
    const messy = [
      ...plain.history,
      ...plain.history,
      { at: on(60), newProgress: 100 },
      { at: 'never', newProgress: 3 },
    ]
    expect(forecastCompletion({ ...plain, history: messy.reverse() })).toEqual(forecastCompletion(plain))
  })

  test('progress known apart from the ledger outranks it', () => {
    expect(chanceOf(goal(42, weekly(8, 6), { progress: 80 }))).toBeGreaterThan(chanceOf(goal(42, weekly(8, 6))))
    expect(forecastCompletion(goal(42, {}, { progress: 60 })).expectedDate).not.toBeNull()
  })

  test('any input gives a forecast', () => {
    const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01') })
    const level = fc.oneof(fc.integer({ min: -50, max: 150 }), fc.constant(Number.NaN))
    const input = fc.record({
      createdAt: fc.oneof(moment, fc.constant('not a date')),
      now: moment,
      targetDate: fc.option(fc.oneof(fc.constantFrom('9999-12-31', '0001-01-01', 'soon'), moment.map(dayOrEmpty))),
      history: fc.array(fc.record({ at: moment, newProgress: level }), { maxLength: 120 }),
      timeZone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/St_Johns'),
    })
    fc.assert(
      fc.property(input, (goal) => {
        const { probabilityOnTime, ...dates } = forecastCompletion(goal)
        if (probabilityOnTime !== null) expect(probabilityOnTime >= 0 && probabilityOnTime <= 1).toBe(true)
        const days = [dates.earliestDate, dates.expectedDate, dates.latestDate]
        expect(days.every((day) => day === null) || days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))).toBe(
          true,
        )
        expect(days).toEqual(days.toSorted())
      }),
      { numRuns: 300 },
    )
  })

  test('a ledger of twice the length costs no more than twice the time', async () => {
    const ledger = (length: number) =>
      Array.from({ length }, (_, i) => ({ at: on((i * 80) / length), newProgress: Math.floor((i * 80) / length) }))
    const ledgers = new Map([10_000, 20_000].map((length) => [length, goal(80, {}, { history: ledger(length) })]))
    await expectLinear((length) => forecastCompletion(ledgers.get(length) ?? goal(80)), 10_000)
  })
})

function dayOrEmpty(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10)
}
