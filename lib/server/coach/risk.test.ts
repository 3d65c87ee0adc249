import { describe, expect, test } from 'vitest'
import { goalRecord } from '@/tests/support/coach-context'
import { goalOutlook } from './outlook'
import { type RiskFacts, riskOf } from './risk'

const dated: RiskFacts = {
  goal: { isCompleted: false, targetDate: '2026-06-01' },
  isReady: false,
  isOverdue: false,
  isAhead: false,
  daysSinceStart: 40,
  daysSinceDeed: 2,
}
const open: RiskFacts = { ...dated, goal: { isCompleted: false, targetDate: null } }
const chance = (probabilityOnTime: number | null) => ({ probabilityOnTime })

describe('riskOf', () => {
  test('is low where only completing it is left, whatever its date and its silence', () => {
    expect(riskOf({ ...open, isReady: true, daysSinceDeed: 90 }, chance(0.1))).toBe('low')
  })

  test.each([
    [0, 'high'],
    [0.39, 'high'],
    [0.4, 'medium'],
    [0.69, 'medium'],
    [0.7, 'low'],
    [1, 'low'],
    [null, 'low'],
  ])('a goal with a date and a chance of %s is %s', (probability, risk) => {
    expect(riskOf(dated, chance(probability))).toBe(risk)
  })

  test.each([
    [0, 'low'],
    [21, 'low'],
    [22, 'medium'],
    [45, 'medium'],
    [46, 'high'],
  ])('a goal without a date that is silent for %i days is %s', (daysSinceDeed, risk) => {
    expect(riskOf({ ...open, daysSinceStart: 90, daysSinceDeed }, chance(null))).toBe(risk)
    expect(riskOf({ ...open, daysSinceStart: daysSinceDeed, daysSinceDeed: null }, chance(null))).toBe(risk)
  })

  test('past its date is high whatever the forecast says, complete is low', () => {
    expect(riskOf({ ...dated, isOverdue: true }, chance(0.9))).toBe('high')
    const complete = { ...dated.goal, isCompleted: true }
    expect(riskOf({ ...dated, goal: complete, isOverdue: true }, chance(0))).toBe('low')
  })

  test('a first week without a check-in is low, and a check-in behind the pace ends the grace', () => {
    const young = { ...dated, daysSinceStart: 6, daysSinceDeed: null }
    expect(riskOf(young, chance(0.1))).toBe('low')
    expect(riskOf({ ...young, daysSinceStart: 7 }, chance(0.1))).toBe('high')
    expect(riskOf({ ...young, daysSinceDeed: 1 }, chance(0.1))).toBe('high')
    expect(riskOf({ ...young, daysSinceDeed: 1, isAhead: true }, chance(0.5))).toBe('low')
  })
})

const LEVELS = ['low', 'medium', 'high']
const DAY = 86_400_000
const born = Date.parse('2026-03-01T08:00:00.000Z')

/** The risk of a goal on a day of its life, after reports of `[day, progress]`. */
function riskOn(day: number, horizon: number, reports: readonly (readonly [number, number])[]): number {
  const moment = (at: number) => new Date(born + at * DAY)
  const history = reports.map(([at, newProgress], index) => ({
    at: moment(at).toISOString(),
    oldProgress: reports[index - 1]?.[1] ?? 0,
    newProgress,
    reasoning: '',
    source: 'coach' as const,
  }))
  const goal = goalRecord({
    createdAt: moment(0).toISOString(),
    targetDate: moment(horizon).toISOString().slice(0, 10),
    progress: reports.at(-1)?.[1] ?? 0,
    history,
  })
  return LEVELS.indexOf(goalOutlook(goal, moment(day + 0.2), 'UTC').riskLevel)
}

test('a report of a move at the steady pace or faster raises no risk, whenever it comes', () => {
  const raised: string[] = []
  for (const horizon of [10, 30, 93, 240]) {
    for (const share of [0, 0.02, 0.05, 0.1, 0.3, 0.6, 0.9]) {
      const day = Math.round(horizon * share)
      const steady = (100 * day) / horizon
      for (const before of [[], [[day / 2, steady / 2]], [[day / 3, steady]], [[day * 0.8, steady * 0.5]]] as const) {
        for (const gain of [0, 3, 10]) {
          const to = Math.min(99, Math.ceil(Math.max(steady, before[0]?.[1] ?? 0)) + gain)
          const [at, from] = before[0] ?? [0, 0]
          if (to === 0 || to - from < (100 * (day - at)) / horizon) continue
          const reports = [...before, [day + 0.1, to] as const]
          if (riskOn(day, horizon, reports) > riskOn(day, horizon, before)) {
            raised.push(`${horizon} days, day ${day}: ${JSON.stringify(reports)}`)
          }
        }
      }
    }
  }
  expect(raised).toEqual([])
})
