import { expect, test } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import { seededRandom } from '@/lib/server/seeded-random'
import { NOW } from '@/tests/support/coach-context'
import { anyGoal, insightGoal } from '@/tests/support/insight-context'
import type { GoalRecord } from './context'
import { newDateOf, onTrackDate } from './on-track-date'
import { goalOutlook } from './outlook'

const ZONE = 'Europe/Vienna'
const TODAY = '2026-11-21'
const moved = (goal: GoalRecord, targetDate: string) => goalOutlook({ ...goal, targetDate }, NOW, ZONE)

test('a goal that is moved to the day that is offered is on track at once', () => {
  const goal = insightGoal({ targetDate: '2026-11-13' })
  const day = onTrackDate(goal, TODAY, ZONE) ?? ''
  expect(day > '2026-11-21').toBe(true)
  expect(moved(goal, day)).toMatchObject({ status: 'onTrack' })
  // Where the pace leads is the day that made it “Behind”.
  const leads = goalOutlook(goal, NOW, ZONE).forecast.expectedDate ?? ''
  expect(day > leads).toBe(true)
  expect(moved(goal, leads).status).toBe('behind')
  expect(day < addDays(leads, 200)).toBe(true)
})

test('whatever the goal, an offered day holds what it says', () => {
  const random = seededRandom(7)
  const told = Array.from({ length: 60 }, (_, at) => anyGoal(random, `g${at}`)).flatMap((goal) => {
    const day = newDateOf(goal, TODAY, ZONE)
    return day === null ? [] : [moved(goal, day).status]
  })
  expect(told.length).toBeGreaterThan(5)
  expect(new Set(told)).toEqual(new Set(['onTrack']))
})

test('none is offered for what is on track, has not begun, is over or rests', () => {
  expect(onTrackDate(insightGoal(), TODAY, ZONE)).toBeNull()
  expect(onTrackDate(insightGoal({ progress: 0, history: [], targetDate: '2026-11-13' }), TODAY, ZONE)).toBeNull()
  expect(onTrackDate(insightGoal({ isCompleted: true, targetDate: '2026-11-13' }), TODAY, ZONE)).toBeNull()
  const rests = { pausedAt: '2026-11-01T08:00:00.000Z', targetDate: '2026-11-13' }
  expect(onTrackDate(insightGoal(rests), TODAY, ZONE)).toBeNull()
})
