import { expect, test } from 'vitest'
import { newGoal } from '@/lib/contract/goal'
import { emptyGoalForm, toNewGoal } from './form'

const filled = { ...emptyGoalForm, title: ' Run ', domain: 'health' as const }

test('tags and milestones that were typed but not added are not lost', () => {
  const goal = toNewGoal({
    ...filled,
    tags: ['Spring'],
    tagText: ' running ',
    milestones: ['5 km', ' '],
    milestoneText: '10 km',
  })
  expect(goal.tags).toEqual(['Spring', 'running'])
  expect(goal.milestones).toEqual(['5 km', '10 km'])
})

test('a repeated tag is ignored, whatever its case', () => {
  expect(toNewGoal({ ...filled, tags: ['Spring'], tagText: 'spring' }).tags).toEqual(['Spring'])
})

test('the least that can be filled in is a goal, and an empty form is refused by its title and domain', () => {
  expect(newGoal.parse(toNewGoal(filled))).toMatchObject({ title: 'Run', domain: 'health', targetDate: null })
  const { error } = newGoal.safeParse(toNewGoal(emptyGoalForm))
  expect(error?.issues.map((issue) => issue.path[0])).toEqual(['title', 'domain'])
})
