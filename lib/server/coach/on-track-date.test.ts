import { expect, test } from 'vitest'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import { seededRandom } from '@/lib/server/seeded-random'
import { NOW } from '@/tests/support/coach-context'
import { anyGoal, insightGoal } from '@/tests/support/insight-context'
import type { GoalRecord } from './context'
import { newDateOf } from './on-track-date'
import { goalOutlook } from './outlook'

const ZONE = 'Europe/Vienna'
const TODAY = '2026-11-21'
const moved = (goal: GoalRecord, targetDate: string) => goalOutlook({ ...goal, targetDate }, NOW, ZONE)

const history = [
  ['2026-10-05', 0, 20],
  ['2026-10-19', 20, 45],
  ['2026-11-09', 45, 70],
].map(([day, oldProgress, newProgress]) => ({
  at: `${day}T18:00:00.000Z`,
  oldProgress: Number(oldProgress),
  newProgress: Number(newProgress),
  reasoning: '',
  source: 'coach' as const,
}))

/** A goal with what is computed of it, as it is told. */
function told(fields: Parameters<typeof insightGoal>[0]) {
  const goal = insightGoal(fields)
  return { ...goal, outlook: goalOutlook(goal, NOW, ZONE) }
}

test('the day that is offered is the nearest by which it is likely done, among those that are told', () => {
  const goal = told({ targetDate: '2026-11-13', progress: 70, history })
  const { expectedDate, latestDate } = goal.outlook.forecast
  const day = newDateOf(goal, TODAY, ZONE) ?? ''
  expect(day > (expectedDate ?? '') && day < (latestDate ?? '')).toBe(true)
  expect(moved(goal, day)).toMatchObject({ status: 'onTrack' })
  expect(moved(goal, day).forecast.probabilityOnTime).toBeGreaterThanOrEqual(0.7)
  const eighth = Math.ceil(daysBetween(expectedDate ?? '', latestDate ?? '') / 8)
  expect(moved(goal, addDays(day, -eighth)).forecast.probabilityOnTime).toBeLessThan(0.7)
})

test('none is offered where it would be behind by that day, too', () => {
  const goal = told({ targetDate: '2026-11-13' })
  expect(moved(goal, goal.outlook.forecast.latestDate ?? '').status).toBe('behind')
  expect(newDateOf(goal, TODAY, ZONE)).toBeNull()
})

test('whatever the goal, an offered day holds what it says', () => {
  const random = seededRandom(7)
  const stand = Array.from({ length: 60 }, (_, at) => anyGoal(random, `g${at}`)).flatMap((goal) => {
    const day = newDateOf(goal, TODAY, ZONE)
    return day === null ? [] : [moved(goal, day).status]
  })
  expect(stand.length).toBeGreaterThan(5)
  expect(new Set(stand)).toEqual(new Set(['onTrack']))
})

test('none is offered for what is on track, has not begun, is over or rests', () => {
  const offered = (fields: Parameters<typeof insightGoal>[0]) => newDateOf(told(fields), TODAY, ZONE)
  expect(offered({})).toBeNull()
  expect(offered({ progress: 0, history: [], targetDate: '2026-11-13' })).toBeNull()
  expect(offered({ isCompleted: true, targetDate: '2026-11-13' })).toBeNull()
  expect(offered({ pausedAt: '2026-11-01T08:00:00.000Z', targetDate: '2026-11-13' })).toBeNull()
})
