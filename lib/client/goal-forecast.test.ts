import { expect, test } from 'vitest'
import { forecastText } from './goal-forecast'

const nothing = { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null }
const dates = { expectedDate: '2026-12-20', earliestDate: '2026-12-01', latestDate: '2027-01-05' }

test.each([
  [nothing, null, 'It is too early for a forecast.'],
  [
    { ...nothing, probabilityOnTime: 0.47 },
    '2026-12-21',
    'Chance to make 21 Dec: 47%. It is too early for a likely day.',
  ],
  [
    { ...dates, probabilityOnTime: null },
    null,
    'If you keep going, you are done around 20 Dec, with 8 chances in 10 between 1 Dec and 5 Jan 2027.',
  ],
  [
    { ...dates, probabilityOnTime: 0.6 },
    '2026-12-24',
    'If you keep going, you are done around 20 Dec, with 8 chances in 10 between 1 Dec and 5 Jan 2027. Chance to make 24 Dec: 60%.',
  ],
  [
    { ...dates, probabilityOnTime: 0 },
    '2026-11-11',
    'If you keep going, you are done around 20 Dec, with 8 chances in 10 between 1 Dec and 5 Jan 2027. The target date, 11 Nov, has passed.',
  ],
])('%o for %s', (forecast, targetDate, text) => {
  expect(forecastText(forecast, targetDate, '2026-11-21')).toBe(text)
})
