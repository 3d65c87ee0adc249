import { expect, test } from 'vitest'
import { rhythmDays, rhythmWeeks } from './rhythm-days'

const today = '2026-03-04'
const weekly = { kind: 'rhythm' as const, unit: 'runs', per: 'week' as const, times: 3, weekdays: [1, 3, 5] }
const at = (weeks: ReturnType<typeof rhythmDays>, date: string) => weeks.flat().find((day) => day.date === date)

test('six weeks from Monday to Sunday, the running one last', () => {
  const weeks = rhythmDays(weekly, [{ date: '2026-03-02', value: 1 }], today)
  expect(weeks.map((days) => days.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([weeks[0]?.[0]?.date, weeks[5]?.[6]?.date]).toEqual(['2026-01-26', '2026-03-08'])
  expect(at(weeks, '2026-03-02')).toMatchObject({ isDone: true, isDay: true, isToCome: false })
  expect(at(weeks, '2026-03-03')).toMatchObject({ isDone: false, isDay: false })
  expect(at(weeks, '2026-03-06')).toMatchObject({ isDay: true, isToCome: true })
})

test('a day of several times is done once it has all of them', () => {
  const daily = { kind: 'rhythm' as const, unit: 'glasses', per: 'day' as const, times: 2 }
  const values = [
    { date: today, value: 1 },
    { date: '2026-03-03', value: 1 },
    { date: '2026-03-03', value: 1 },
  ]
  const weeks = rhythmDays(daily, values, today)
  expect(at(weeks, today)).toMatchObject({ sum: 1, isDone: false })
  expect(at(weeks, '2026-03-03')).toMatchObject({ sum: 2, isDone: true })
})

test('twelve weeks carry the score at the end of each, none before the rhythm began', () => {
  const rhythm = { kind: 'rhythm', unit: 'runs', per: 'week', times: 1 } as const
  const goal = { createdAt: '2026-10-26T08:00:00.000Z', pausedAt: null, pausedUntil: null, pauses: [], progress: 71 }
  const values = [{ date: '2026-10-28', value: 1 }]
  const weeks = rhythmWeeks(goal, rhythm, values, { today: '2026-11-18', timeZone: 'UTC' })
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(0, 8).every(({ score }) => score === null)).toBe(true)
  const scores = weeks.slice(-4).map(({ score }) => score)
  expect(scores.at(-1)).toBe(71)
  expect(scores.slice(0, 3)).toEqual([...scores.slice(0, 3)].sort((a, b) => Number(b) - Number(a)))
  expect(weeks[8]?.days[2]).toMatchObject({ date: '2026-10-28', isDone: true })
})
