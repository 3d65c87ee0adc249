import { describe, expect, test } from 'vitest'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { describePrediction, type PredictionFacts } from './forecast-prediction'

const facts: PredictionFacts = {
  goal: { isCompleted: false, targetDate: '2026-03-14', progress: 40 },
  today: '2026-01-20',
  isOverdue: false,
  daysSinceCheckIn: 3,
}
const forecast: Forecast = {
  probabilityOnTime: 0.7,
  expectedDate: '2026-03-01',
  earliestDate: '2026-02-12',
  latestDate: '2026-04-20',
}
const undated = { ...facts, goal: { ...facts.goal, targetDate: null } }
const noDates = { expectedDate: null, earliestDate: null, latestDate: null }

describe('describePrediction', () => {
  test.each([
    [0.99, 'Likely by 14 March: more than 9 in 10'],
    [0.94, 'Likely by 14 March: 9 in 10'],
    [0.7, 'Likely by 14 March: 7 in 10'],
    [0.5, 'Could go either way by 14 March: 5 in 10'],
  ])('a chance of %s', (probabilityOnTime, words) => {
    expect(describePrediction(facts, { ...forecast, probabilityOnTime })).toBe(words)
  })

  test('an unlikely date comes with a likelier one, if there is one', () => {
    const late = { ...forecast, probabilityOnTime: 0.2, expectedDate: '2027-04-09' }
    expect(describePrediction(facts, late)).toBe('Unlikely by 14 March: 2 in 10. More likely around 9 April 2027')
    expect(describePrediction(facts, { ...forecast, probabilityOnTime: 0.2 })).toBe('Unlikely by 14 March: 2 in 10')
    expect(describePrediction(facts, { ...noDates, probabilityOnTime: 0.01 })).toBe(
      'Unlikely by 14 March: less than 1 in 10, and no later day in sight yet',
    )
  })

  test('a goal past its date', () => {
    const overdue = { ...facts, today: '2026-04-01', isOverdue: true }
    const later = { ...forecast, probabilityOnTime: 0, expectedDate: '2026-05-02' }
    expect(describePrediction(overdue, later)).toBe('Past its date, 14 March. At this pace done around 2 May')
    expect(describePrediction(overdue, { ...noDates, probabilityOnTime: 0 })).toBe(
      'Past its date, 14 March, with no end in sight yet',
    )
  })

  test('a goal without a date', () => {
    const open = { ...forecast, probabilityOnTime: null }
    expect(describePrediction(undated, open)).toBe('Likely around 1 March, between 12 February and 20 April')
    expect(describePrediction(undated, { ...noDates, probabilityOnTime: null })).toBe('No end in sight at this pace')
    const sameDay = { ...open, earliestDate: '2026-03-01', latestDate: '2026-03-01' }
    expect(describePrediction(undated, sameDay)).toBe('Likely on 1 March')
  })

  test('a goal nobody has spoken of yet', () => {
    const untouched = { daysSinceCheckIn: null, goal: { ...facts.goal, progress: 0 } }
    expect(describePrediction({ ...facts, ...untouched }, { ...forecast, probabilityOnTime: 0.52 })).toBe(
      'No check-in yet. A first guess for 14 March: 5 in 10',
    )
    expect(describePrediction({ ...undated, daysSinceCheckIn: null }, { ...noDates, probabilityOnTime: null })).toBe(
      'Too early to say: no check-in yet',
    )
  })

  test('a finished goal', () => {
    expect(describePrediction({ ...facts, goal: { ...facts.goal, isCompleted: true } }, forecast)).toBe('Done')
  })
})
