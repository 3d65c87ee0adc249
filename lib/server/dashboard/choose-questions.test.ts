import { expect, test } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import { checklistOf } from './checklist'
import { chooseQuestions } from './choose-questions'
import type { DayGoal } from './ongoing-goals'

const day = { today: '2026-11-21', timeZone: 'UTC' }
const instant = (offset: number) => `${addDays(day.today, offset)}T08:00:00.000Z`

function goal(title: string, fields: Partial<DayGoal> & { due?: number; quiet?: number } = {}): DayGoal {
  const { due, quiet = 1, ...rest } = fields
  return {
    id: title,
    title,
    domain: 'health',
    targetDate: due === undefined ? null : addDays(day.today, due),
    progress: 0,
    createdAt: instant(-50),
    updatedAt: instant(-quiet),
    nextMilestone: null,
    status: due === undefined ? 'noDate' : 'onTrack',
    milestones: [],
    measure: null,
    reading: null,
    rhythm: null,
    isMissed: false,
    ...rest,
  }
}

const rhythm = (today: number | null, now = today ?? 0) => ({
  measure: { kind: 'rhythm' as const, unit: 'runs', per: 'week' as const, times: 3 },
  rhythm: { now, done: 0, of: 0, today, score: 0 },
})
const plan = {
  id: 'plan',
  goalId: 'planned',
  cue: 'After coffee',
  action: 'write',
  isDone: false,
  isTold: false,
  review: null,
}

test('past its date first, then behind, a plan, the silent, the day of a rhythm, due soonest', () => {
  const goals = [
    goal('new'),
    goal('due', { due: 9 }),
    goal('sooner', { due: 3 }),
    goal('rhythm', rhythm(null)),
    goal('silent', { quiet: 20 }),
    goal('planned'),
    goal('behind', { due: 20, status: 'behind' }),
    goal('overdue', { due: -2, status: 'overdue' }),
    goal('resting', { due: -9, status: 'paused' }),
  ]
  expect(chooseQuestions(goals, [plan], day, 9)).toEqual([
    { goalId: 'overdue', kind: 'overdue' },
    { goalId: 'behind', kind: 'due' },
    { goalId: 'planned', kind: 'plan' },
    { goalId: 'silent', kind: 'silent' },
    { goalId: 'rhythm', kind: 'rhythm' },
    { goalId: 'sooner', kind: 'due' },
    { goalId: 'due', kind: 'due' },
    { goalId: 'new', kind: 'due' },
  ])
  expect(chooseQuestions(goals, [plan], day, 3)).toHaveLength(3)
  expect(chooseQuestions(goals, [plan], day, -1)).toEqual([])
})

test('a rhythm that rested and a silent goal are asked of it once', () => {
  const goals = [goal('rhythm', { ...rhythm(null), isMissed: true }), goal('silent', { quiet: 20 })]
  expect(chooseQuestions(goals, [], day, 9).map(({ kind }) => kind)).toEqual(['silent', 'silent'])
  const asked = new Set(['rhythm', 'silent'])
  expect(chooseQuestions(goals, [], { ...day, asked }, 9).map(({ kind }) => kind)).toEqual(['rhythm', 'due'])
})

const milestone = (title: string, completedAt: string | null = null) => ({
  id: title,
  title,
  isCompleted: completedAt !== null,
  completedAt,
  targetDate: null,
})

test('the checklist holds what is for today, and keeps what was done today ticked', () => {
  const rows = checklistOf(
    [
      goal('met for the week', rhythm(null, 3)),
      goal('to run', rhythm(null, 1)),
      goal('ran', rhythm(1, 3)),
      goal('planned'),
      goal('later', { due: 30, milestones: [milestone('m1', instant(-3)), milestone('m2')], nextMilestone: 'm2' }),
      goal('soon', { due: 3, milestones: [milestone('s1', instant(0)), milestone('s2')], nextMilestone: 's2' }),
      goal('undated', { milestones: [milestone('u1')], nextMilestone: 'u1' }),
      goal('silent', { quiet: 20 }),
      goal('silent and asked', { quiet: 20 }),
      goal('resting', { ...rhythm(null), status: 'paused' }),
    ],
    [plan, { ...plan, id: 'not held', isTold: true }],
    [{ id: 'q', goalId: 'silent and asked', kind: 'silent', words: '?', state: 'open' }],
    day,
  )
  expect(rows.map(({ kind, title, isDone }) => [kind, title, isDone])).toEqual([
    ['rhythm', 'to run', false],
    ['rhythm', 'ran', true],
    ['plan', 'After coffee: write', false],
    ['milestone', 's1', true],
    ['milestone', 'm2', false],
    ['silent', 'silent', false],
  ])
})

test('of goals that press alike, those of the user’s areas are asked about first', () => {
  const goals = [
    goal('other', { due: 3 }),
    goal('own', { due: 9, domain: 'career' }),
    goal('late', { due: -1, status: 'overdue' }),
  ]
  const ids = chooseQuestions(goals, [], { ...day, areas: ['career'] }, 3).map(({ goalId }) => goalId)
  expect(ids).toEqual(['late', 'own', 'other'])
})
