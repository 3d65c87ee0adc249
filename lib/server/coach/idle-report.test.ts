import { expect, test } from 'vitest'
import { goalRecord } from '@/tests/support/coach-context'
import { assessProgress } from './built-in/assess-progress/assess-progress'
import { goalOutlook } from './outlook'

const now = new Date('2026-11-21T09:30:00.000Z')
const timeZone = 'Europe/Vienna'
const since = { createdAt: '2026-01-10T08:00:00.000Z', history: [event('2026-08-12T18:00:00.000Z', 10, 25)] }

function event(at: string, oldProgress: number, newProgress: number, reasoning = 'You said "third book done".') {
  return { at, oldProgress, newProgress, reasoning, source: 'coach' as const }
}

function after(response: string, targetDate: string | null) {
  const goal = goalRecord({ ...since, targetDate })
  const { newProgress, reasoning } = assessProgress({ goal, response, now, timeZone })
  const told = event('2026-11-21T09:00:00.000Z', 25, newProgress, reasoning)
  return {
    before: goalOutlook(goal, now, timeZone),
    afterwards: goalOutlook({ ...goal, progress: newProgress, history: [...goal.history, told] }, now, timeZone),
  }
}

test.each(["I haven't touched it for two months", 'did nothing', 'No progress since the summer'])(
  '“%s” lowers no risk',
  (response) => {
    const undated = after(response, null)
    expect(undated.before.riskLevel).toBe('high')
    expect(undated.afterwards.riskLevel).toBe('high')
    const dated = after(response, '2027-03-14')
    expect(dated.afterwards.forecast).toEqual(dated.before.forecast)
    expect(dated.afterwards.riskLevel).toBe(dated.before.riskLevel)
  },
)

test('what tells of something done ends the silence', () => {
  expect(after('worked on it for an hour', null).afterwards.riskLevel).toBe('low')
})
