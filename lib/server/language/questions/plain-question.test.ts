import { expect, test } from 'vitest'
import { recordQuery } from '@/lib/contract/record'
import { plainQuestion } from './plain-question'

const goal = {
  id: 'swim',
  title: 'Swim 60 km',
  tags: [],
  milestones: [],
  measure: { unit: 'km', kind: 'total' as const },
}
const context = { now: new Date('2026-11-23T12:00:00Z'), timeZone: 'Europe/Dublin', goals: [goal] }

test.each([
  [{ of: 'entries', give: 'count', about: 'cello' }, 'How many entries mention “cello”?'],
  [{ of: 'entries', give: 'last', about: 'cello' }, 'When did I last write “cello”?'],
  [
    { of: 'entries', give: 'mean', what: 'energy', when: { from: '2026-10-01', to: '2026-10-31' } },
    'What was my average energy in October?',
  ],
  [{ of: 'entries', give: 'longestRun' }, 'What is my longest streak of entries?'],
  [{ of: 'goals', give: 'left', goal: 'swim' }, 'How much is left for “Swim 60 km”?'],
  [{ of: 'goals', give: 'due', goal: 'swim' }, 'When is “Swim 60 km” due?'],
  // Nothing that would be read as something else is offered.
  [{ of: 'goals', give: 'list' }, null],
  [{ of: 'entries', give: 'longestRun', about: 'cello' }, null],
])('%j is asked as %s', (query, question) => {
  expect(plainQuestion(recordQuery.parse(query), context)).toBe(question)
})
