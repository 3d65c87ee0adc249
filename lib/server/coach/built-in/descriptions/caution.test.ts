import { describe, expect, test } from 'vitest'
import { analyzeGoal } from '@/lib/server/coach/built-in/analysis/analyze-goal'
import { coachContext, goalRecord } from '@/tests/support/coach-context'
import { insightGoal } from '@/tests/support/insight-context'
import { assistGoalCreation } from './assist-goal-creation'
import { cautionFor } from './caution'

describe('a goal that could harm', () => {
  test.each([
    ['Lose 20 kg in 2 weeks', '', /not safe/],
    ['Lose 30 pounds in a month', '', /not safe/],
    ['Get slim', 'I want to drop five kilos within ten days', /not safe/],
    ['Stop drinking', 'I drink a bottle of wine a night', /all at once/],
    ['Quit alcohol', '', /all at once/],
    ['Get sober', '', /all at once/],
    ['Get off my antidepressants', '', /prescribes/],
  ])('%s, %s: one line of caution comes first', (goalTitle, initialDescription, words) => {
    const { suggestions } = assistGoalCreation({ ...coachContext(), goalTitle, domain: 'health', initialDescription })
    expect(suggestions[0]).toMatch(words)
    expect(suggestions.slice(1).join(' ')).not.toMatch(words)
    expect(suggestions.length).toBeLessThanOrEqual(4)
  })

  test('the analysis says it, too', () => {
    const goal = insightGoal({ title: 'Lose 20 kg in 2 weeks', domain: 'health' })
    const { suggestions, evidence } = analyzeGoal({ ...coachContext(), goal, journal: [] })
    expect(suggestions[0]).toMatch(/not safe/)
    expect(evidence.filter(({ field }) => field === 'suggestions')).toHaveLength(suggestions.length)
  })

  test('a date close by is a pace', () => {
    const { createdAt } = goalRecord()
    const told = { title: 'Lose 10 kg', description: '', createdAt }
    expect(cautionFor({ ...told, targetDate: '2026-11-20' })).toMatch(/not safe/)
    expect(cautionFor({ ...told, targetDate: '2027-06-20' })).toBeNull()
  })
})

test.each([
  'Get down to 84 kg in 5 months',
  'Lose weight, down to 70 kg in 2 months',
  'Lose 5 kg in 3 months',
  'Lose 10 pounds',
  'Stop drinking soda',
  'Run 20 km in 2 weeks',
  'Read 12 books',
])('no caution: %s', (title) => {
  expect(cautionFor({ title, description: '' })).toBeNull()
})
