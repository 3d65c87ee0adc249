import { describe, expect, test } from 'vitest'
import type { Rhythm } from './measure'
import { newGoalMeasure } from './measure'
import { standingWords } from './measure-words'
import { closedPeriods, countsOf, type RhythmCourse, scoreOf, standingOf } from './rhythm'

const gym: Rhythm = { kind: 'rhythm', unit: '', per: 'week', times: 3 }
const mam: Rhythm = { kind: 'rhythm', unit: '', per: 'week', times: 1, weekdays: [7] }
const daily: Rhythm = { kind: 'rhythm', unit: '', per: 'day', times: 1 }

function course(rhythm: Rhythm, dates: readonly (string | [string, number])[], more: Partial<RhythmCourse> = {}) {
  const values = dates.map((one) =>
    typeof one === 'string' ? { date: one, value: 1 } : { date: one[0], value: one[1] },
  )
  return { rhythm, createdOn: '2026-01-01', counts: countsOf(rhythm, values), pauses: [], ...more }
}

/** 2026-11-23 is a Monday. */
const today = '2026-11-25'

describe('the score', () => {
  test('is each period’s share, the newer ones counting more by a half over four', () => {
    const created = { createdOn: '2026-11-01' }
    // Weeks of 2, 9 and 16 November: 3 of 3, 0 of 3, 2 of 3.
    const some = course(gym, ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-16', '2026-11-20'], created)
    const weights = [1, 2 ** -0.25, 2 ** -0.5]
    const [one = 0, two = 0, three = 0] = weights
    expect(scoreOf(some, today)).toBe(Math.round((100 * ((2 / 3) * one + three)) / (one + two + three)))
  })

  test('takes no more than what was to be done, and never comes to 100', () => {
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'].map((day): [string, number] => [day, 50])
    expect(scoreOf(course(gym, weeks, { createdOn: '2026-11-01' }), today)).toBe(99)
  })

  test('counts the running period only where that raises it', () => {
    const done: [string, number][] = [['2026-11-16', 3]]
    const before = course(gym, done, { createdOn: '2026-11-15' })
    expect(scoreOf(before, today)).toBe(99)
    expect(scoreOf(course(gym, [...done, '2026-11-23'], { createdOn: '2026-11-15' }), today)).toBe(99)
    const missed = { createdOn: '2026-11-15' }
    expect(scoreOf(course(gym, [], missed), today)).toBe(0)
    expect(scoreOf(course(gym, [['2026-11-24', 3]], missed), today)).toBeGreaterThan(50)
  })

  test('looks back on 26 periods', () => {
    expect(closedPeriods(course(daily, []), today)).toHaveLength(26)
    expect(scoreOf(course(daily, ['2026-10-30']), today)).toBe(0)
    expect(scoreOf(course(daily, ['2026-10-31', '2026-10-30']), today)).toBe(0)
    expect(closedPeriods(course(daily, []), today).at(-1)).toBe('2026-10-30')
  })

  test('leaves out what a pause touches, also one that lasts', () => {
    const dates: [string, number][] = [['2026-11-02', 3]]
    const paused = { createdOn: '2026-11-01', pauses: [{ from: '2026-11-10', until: '2026-11-20' }] }
    expect(closedPeriods(course(gym, dates, paused), today)).toEqual(['2026-11-02'])
    expect(scoreOf(course(gym, dates, paused), today)).toBe(99)
    const lasting = { createdOn: '2026-11-01', pauses: [{ from: '2026-11-10', until: null }] }
    expect(closedPeriods(course(gym, dates, lasting), '2027-03-01')).toEqual(['2026-11-02'])
    // The day on which it goes on is none of the pause.
    const tillMonday = { createdOn: '2026-11-01', pauses: [{ from: '2026-11-10', until: '2026-11-16' }] }
    expect(closedPeriods(course(gym, dates, tillMonday), today)).toEqual(['2026-11-16', '2026-11-02'])
  })
})

describe('the periods', () => {
  test('are Monday weeks, whole ones from creation on', () => {
    // Created on a Wednesday.
    expect(closedPeriods(course(gym, [], { createdOn: '2026-11-11' }), today)).toEqual(['2026-11-16'])
    expect(closedPeriods(course(gym, [], { createdOn: '2026-11-11' }), '2026-11-22')).toEqual([])
    expect(closedPeriods(course(gym, [], { createdOn: '2026-11-11' }), '2026-11-23')).toEqual(['2026-11-16'])
  })

  test('or from the first value, where that was before', () => {
    const since = (first: string) => closedPeriods(course(gym, [first], { createdOn: '2026-11-20' }), today)
    expect(since('2026-11-09')).toEqual(['2026-11-16', '2026-11-09'])
    expect(since('2026-11-10')).toEqual(['2026-11-16'])
  })

  test('a day that is done on the day of creation counts', () => {
    const some = course(daily, ['2026-11-24'], { createdOn: '2026-11-24' })
    expect(closedPeriods(some, today)).toEqual(['2026-11-24'])
    expect(scoreOf(some, today)).toBe(99)
  })

  test('are months of any length, over the turn of a year', () => {
    const rent: Rhythm = { kind: 'rhythm', unit: '', per: 'month', times: 1 }
    const some = course(rent, ['2025-12-31', '2026-02-28'], { createdOn: '2025-11-30' })
    expect(closedPeriods(some, '2026-03-01')).toEqual(['2026-02-01', '2026-01-01', '2025-12-01'])
    expect(standingOf(some, '2026-03-01')).toEqual({ now: 0, done: 2, of: 3 })
  })
})

test('of weekdays only these count', () => {
  const some = course(mam, ['2026-11-15', '2026-11-18', '2026-11-08'], { createdOn: '2026-10-31' })
  expect(standingOf(some, today)).toEqual({ now: 0, done: 2, of: 3 })
  expect(standingWords(mam, { ...standingOf(some, today), today: null })).toBe(
    '0 of 1 this week, 2 of the last 3 Sundays',
  )
})

test('a stated no is none of the times', () => {
  const some = course(daily, [['2026-11-24', 0], '2026-11-23'], { createdOn: '2026-11-22' })
  expect(standingOf(some, today)).toEqual({ now: 0, done: 1, of: 2 })
})

test('weekdays say how often by themselves, and a rhythm without either is refused', () => {
  expect(newGoalMeasure.parse({ kind: 'rhythm', per: 'month', times: 9, weekdays: [4, 1, 4] })).toEqual({
    ...{ kind: 'rhythm', unit: '', per: 'week', times: 2 },
    weekdays: [1, 4],
  })
  for (const wrong of [
    { per: 'week' },
    { times: 2 },
    { per: 'year', times: 1 },
    { per: 'day', times: 0 },
    { weekdays: [0] },
  ]) {
    expect(newGoalMeasure.safeParse({ kind: 'rhythm', ...wrong }).success).toBe(false)
  }
})

test('how long a rhythm has rested is told by its empty periods, and stays as it is taken up again', () => {
  const weeks = ['2026-10-05', '2026-10-06', '2026-10-07']
  expect(standingOf(course(gym, weeks), today)).toMatchObject({ now: 0, done: 0, rested: 6 })
  expect(standingOf(course(gym, [...weeks, '2026-11-24']), today)).toMatchObject({ now: 1, rested: 6 })
  expect(standingOf(course(gym, [...weeks, '2026-11-18']), today).rested).toBeUndefined()
  expect(standingOf(course(gym, []), today).rested).toBeUndefined()
})
