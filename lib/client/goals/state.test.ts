import { expect, test } from 'vitest'
import { type Goal, plainGoal } from '@/lib/contract/goal'
import { stateOf } from './state'

const now = { today: '2026-11-21', timeZone: 'UTC' }

const goal: Goal = {
  id: 'g',
  userId: 'u',
  title: 'Run',
  domain: 'health',
  ...plainGoal,
  progress: 20,
  createdAt: '2026-09-12T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
}

test('it says only what is known', () => {
  expect(stateOf(goal, now)).toEqual([
    { label: 'Due', value: 'no date set' },
    { label: 'Last answer', value: 'none yet' },
  ])
})

test('with a date, milestones and answers it says all of it', () => {
  const milestone = (title: string, isCompleted: boolean) => ({
    id: title,
    title,
    isCompleted,
    completedAt: null,
    targetDate: null,
  })
  const full = {
    ...goal,
    targetDate: '2027-01-30',
    milestones: [milestone('5 km', true), milestone('10 km', false)],
    progressNotes: '[2026-11-19T08:00:00.000Z] Ran.',
  }
  expect(stateOf(full, now).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Due: 30 Jan 2027, in\u00a02\u00a0months',
    'Needs: 8% a week',
    'Milestones: 1 of 2 done, next: 10 km',
    'Last answer: 2 days ago',
  ])
})

test('what a goal makes is told beside its forecast alone, and the day of that follows from it', () => {
  const dated = { ...goal, progress: 60, targetDate: '2027-01-30' }
  const needs = (of: Goal, expectedDate: string | null) =>
    stateOf(of, now, { expectedDate }).find(({ label }) => label === 'Needs')?.value
  // 40% in four weeks.
  expect(needs(dated, '2026-12-19')).toBe('4% a week, makes 10%')
  expect(needs(dated, null)).toBe('4% a week')
  expect(needs({ ...dated, progress: 0 }, '2026-12-19')).toBe('10% a week')
})
