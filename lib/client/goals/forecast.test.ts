import { expect, test } from 'vitest'
import { forecastText } from './forecast'

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
    { ...dates, probabilityOnTime: 0 },
    '2026-11-11',
    '10 days overdue. At this pace: about 20 Dec (likely 1 Dec to 5 Jan 2027).',
  ],
])('%o for %s', (forecast, targetDate, text) => {
  expect(forecastText(forecast, targetDate, '2026-11-21')).toBe(text)
})
