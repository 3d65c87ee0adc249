import { describe, expect, test } from 'vitest'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { describePrediction, type PredictionFacts } from './forecast-prediction'

const facts: PredictionFacts = {
  goal: { isCompleted: false, targetDate: '2027-02-15', progress: 40, milestones: [] },
  today: '2026-11-22',
  isReady: false,
  isEndless: false,
  isOverdue: false,
  daysSinceStart: 30,
  checkIns: 5,
}
const forecast: Forecast = {
  probabilityOnTime: 0.56,
  expectedDate: '2027-01-29',
  earliestDate: '2026-12-11',
  latestDate: '2027-06-18',
}
const noDates = { expectedDate: null, earliestDate: null, latestDate: null }
const undated = { ...facts, goal: { ...facts.goal, targetDate: null } }
const young = { ...facts, daysSinceStart: 2, checkIns: 1 }
const untouched = { ...facts, checkIns: 0, goal: { ...facts.goal, progress: 0 } }
const endless = { ...undated, isEndless: true }
const overdue = { ...facts, isOverdue: true, goal: { ...facts.goal, targetDate: '2026-11-13' } }

describe('describePrediction', () => {
  test.each<[what: string, PredictionFacts, Forecast, words: string]>([
    [
      'a habit that goes on',
      endless,
      { ...noDates, probabilityOnTime: null },
      'No forecast: it goes on, and no day finishes it',
    ],
    [
      'a goal with a date',
      facts,
      forecast,
      'At this pace: about 29 Jan (likely 11 Dec to 18 Jun). The chance of finishing by 15 Feb is 6 in 10.',
    ],
    [
      'dates of which one lies far ahead',
      facts,
      { ...forecast, latestDate: '2028-06-04' },
      'At this pace: about 29 Jan 2027 (likely 11 Dec 2026 to 4 Jun 2028). The chance of finishing by 15 Feb is 6 in 10.',
    ],
    [
      'a goal without one',
      undated,
      { ...forecast, probabilityOnTime: null },
      'At this pace: about 29 Jan (likely 11 Dec to 18 Jun).',
    ],
    [
      'a day that is sure',
      undated,
      { ...forecast, earliestDate: '2027-01-29', latestDate: '2027-01-29', probabilityOnTime: null },
      'At this pace: about 29 Jan.',
    ],
    [
      'a goal past its date has no chance to name',
      overdue,
      { ...forecast, probabilityOnTime: 0, expectedDate: '2026-12-05' },
      '9 days overdue. At this pace you finish about 5 December.',
    ],
    ['… and may have no pace', overdue, { ...noDates, probabilityOnTime: 0 }, '9 days overdue.'],
    ['a young goal', young, forecast, 'Too early to say: one check-in'],
    ['a new goal', { ...untouched, daysSinceStart: 0 }, forecast, 'Too early to say: no check-in yet'],
    ['a goal that nobody spoke of', untouched, forecast, 'No forecast: no check-in yet'],
    ['a goal that stands still', facts, { ...noDates, probabilityOnTime: 0.02 }, 'No forecast: too little has moved'],
    ['a finished goal', { ...facts, goal: { ...facts.goal, isCompleted: true } }, forecast, 'Done'],
  ])('%s', (_, given, about, words) => expect(describePrediction(given, about)).toBe(words))
})
