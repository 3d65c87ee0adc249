import { expect, test } from 'vitest'
import { chanceWords, forecastText } from './forecast'

const nothing = { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null }
const dates = { expectedDate: '2026-12-20', earliestDate: '2026-12-01', latestDate: '2027-01-05' }

test.each([
  [nothing, null, 'It is too early for a forecast.'],
  [{ ...nothing, probabilityOnTime: 0.47 }, '2026-12-21', 'It is too early for a forecast.'],
  [{ ...dates, probabilityOnTime: null }, null, 'At this pace: about 20 Dec (likely 1 Dec to 5 Jan 2027).'],
  [
    { ...dates, probabilityOnTime: 0.6 },
    '2026-12-24',
    'At this pace: about 20 Dec (likely 1 Dec to 5 Jan 2027). The chance of finishing by 24 Dec is 6 in 10.',
  ],
  [
    { ...dates, probabilityOnTime: 0.6 },
    '2027-01-05',
    'At this pace: about 20 Dec (likely 1 Dec to 5 Jan 2027). It may also come to a stop: the chance of finishing by 5 Jan 2027 is 6 in 10.',
  ],
  [
    { ...dates, probabilityOnTime: 0 },
    '2026-11-11',
    '10 days overdue. At this pace: about 20 Dec (likely 1 Dec to 5 Jan 2027).',
  ],
])('%o for %s', (forecast, targetDate, text) => {
  expect(forecastText(forecast, { targetDate, progress: 40, measure: null }, '2026-11-21')).toBe(text)
})

test('a habit that goes on is told no forecast, and none that comes later', () => {
  const habit = { targetDate: null, progress: 66, measure: null }
  expect(forecastText(nothing, habit, '2026-11-21', { checkIns: 6 })).toBe('')
})

test.each([
  [0, null, 'There is no forecast before the first check-in.'],
  [2, null, 'No forecast yet: nothing has moved so far. A check-in, a figure or a ticked milestone moves it.'],
  [
    2,
    { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 },
    'No forecast yet: nothing is counted so far. Its first value begins it.',
  ],
] as const)(
  'without progress it says what is missing, and no date or chance: %s check-ins',
  (checkIns, measure, words) => {
    const goal = { targetDate: '2026-12-24', progress: 0, measure }
    expect(forecastText({ ...dates, probabilityOnTime: 0.4 }, goal, '2026-11-21', { checkIns })).toBe(words)
  },
)

test('of a date that is chosen, a sentence each: the pace, and the chance by then', () => {
  const by = { date: '2026-12-24', chance: 0.6 }
  const pace = 'At this pace it is done about 20 Dec.'
  expect(chanceWords(dates, by, '2026-11-21')).toEqual([pace, 'The chance to be done by 24 Dec is 6 in 10.'])
  expect(chanceWords(dates, { ...by, chance: 0.4 }, '2026-11-21')).toEqual([
    pace,
    'It may also come to a stop: the chance to be done by 24 Dec is 4 in 10.',
  ])
  expect(chanceWords(dates, { date: '2026-12-18', chance: 0.6 }, '2026-11-21')).toEqual([
    'The chance to be done by 18 Dec is 6 in 10.',
  ])
  expect(chanceWords(dates, null, '2026-11-21')).toEqual([pace])
  expect(chanceWords(dates, { ...by, chance: null }, '2026-11-21')).toEqual([pace])
  expect(chanceWords(nothing, by, '2026-11-21')).toEqual(['The chance to be done by 24 Dec is 6 in 10.'])
})
