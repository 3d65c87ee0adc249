import { expect, test } from 'vitest'
import { type Goal, plainGoal } from '@/lib/contract/goal'
import {
  averageProgress,
  countByStatus,
  filterGoals,
  goalFilterQuery,
  noFilter,
  readGoalFilter,
  tagsOf,
} from './filter'

function goal(id: string, fields: Partial<Goal>): Goal {
  return {
    id,
    userId: 'u',
    title: id,
    domain: 'career',
    ...plainGoal,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...fields,
  }
}

const goals = [
  goal('beta', { progress: 61, tags: ['Work', 'Q4'] }),
  goal('run', { domain: 'health', progress: 40, tags: ['work'] }),
  goal('passport', { isCompleted: true, progress: 100, tags: ['q4'] }),
]
const ids = (list: Goal[]) => list.map(({ id }) => id)

test('ongoing is what is shown unasked', () => {
  expect(readGoalFilter(new URLSearchParams())).toEqual(noFilter)
  expect(ids(filterGoals(goals, noFilter))).toEqual(['beta', 'run'])
})

test('status, domain and tag narrow together; tags compare without case', () => {
  expect(ids(filterGoals(goals, { status: 'completed', domain: null, tag: null }))).toEqual(['passport'])
  expect(ids(filterGoals(goals, { status: 'all', domain: null, tag: 'q4' }))).toEqual(['beta', 'passport'])
  expect(ids(filterGoals(goals, { status: 'all', domain: 'health', tag: 'work' }))).toEqual(['run'])
  expect(filterGoals(goals, { status: 'completed', domain: 'health', tag: null })).toEqual([])
})

test('a filter survives its way through the address, and nonsense there is ignored', () => {
  const filter = { status: 'all', domain: 'personal-growth', tag: 'q4 & more', course: null } as const
  expect(readGoalFilter(new URLSearchParams(goalFilterQuery(filter)))).toEqual(filter)
  expect(goalFilterQuery(noFilter)).toBe('')
  expect(readGoalFilter(new URLSearchParams('status=done&domain=money&tag=%20'))).toEqual(noFilter)
})

test('each status is counted under the domain and tag chosen', () => {
  expect(countByStatus(goals, noFilter)).toEqual({ ongoing: 2, completed: 1, dropped: 0, all: 3 })
  expect(countByStatus(goals, { ...noFilter, domain: 'health' })).toEqual({
    ongoing: 1,
    completed: 0,
    dropped: 0,
    all: 1,
  })
})

test('a dropped goal is shown among all, and neither as ongoing nor as completed', () => {
  const dropped = goals.map((goal) => (goal.isCompleted ? goal : { ...goal, droppedAt: '2026-11-01T12:00:00.000Z' }))
  expect(countByStatus(dropped, noFilter)).toEqual({ ongoing: 0, completed: 1, dropped: 2, all: 3 })
  expect(filterGoals(dropped, { ...noFilter, status: 'dropped' })).toHaveLength(2)
  expect(filterGoals(dropped, noFilter)).toEqual([])
})

test('the average is over the ongoing goals', () => {
  expect(averageProgress(goals, noFilter)).toBe(51)
  expect(averageProgress(goals, { ...noFilter, status: 'completed' })).toBe(51)
  const completed = goals.filter(({ isCompleted }) => isCompleted)
  expect(averageProgress(completed, noFilter)).toBeNull()
})

test('a tag is listed once, as the newest goal spells it', () => {
  expect(tagsOf(goals)).toEqual([
    { key: 'q4', label: 'Q4' },
    { key: 'work', label: 'Work' },
  ])
})

test('a course is asked for in the address, and only of ongoing goals', () => {
  const overdue = { ...noFilter, course: 'overdue' as const }
  expect(goalFilterQuery(overdue)).toBe('?course=overdue')
  expect(readGoalFilter(new URLSearchParams('course=overdue'))).toEqual(overdue)
  expect(readGoalFilter(new URLSearchParams('course=late'))).toEqual(noFilter)
  expect(readGoalFilter(new URLSearchParams('status=completed&course=overdue')).course).toBeNull()
})
