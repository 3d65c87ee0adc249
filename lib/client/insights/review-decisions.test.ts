import { expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { neverPaused } from '@/lib/contract/pause'
import type { Choice } from '@/lib/contract/week-review'
import {
  asksForDecision,
  choiceOf,
  choiceWords,
  complaintOf,
  type Decision,
  decidedSoFar,
  decidedWords,
  goalsToReview,
  patchOf,
  reasonToDecide,
  reviewedWords,
} from './review-decisions'

const now = { today: '2026-03-04', timeZone: 'UTC' }
const goalOf = (fields: Partial<Goal>) =>
  ({
    id: 'g',
    title: 'Run',
    measure: null,
    milestones: [],
    isCompleted: false,
    progressNotes: '',
    ...neverPaused,
    ...fields,
  }) as Goal
const decision = (fields: Partial<Decision>): Decision => ({ kind: 'keep', text: '', day: '', ...fields })

test('goals under way come by what presses, and rested ones not at all', () => {
  const goals = ['fine', 'late', 'slow', 'paused', 'dropped', 'done'].map((id) => goalOf({ id }))
  Object.assign(goals[3] ?? {}, { pausedAt: '2026-03-01T00:00:00Z' })
  Object.assign(goals[4] ?? {}, { droppedAt: '2026-03-01T00:00:00Z' })
  Object.assign(goals[5] ?? {}, { isCompleted: true })
  const courses = new Map([
    ['fine', 'onTrack' as const],
    ['late', 'overdue' as const],
    ['slow', 'behind' as const],
  ])
  expect(goalsToReview(goals, courses, now).map(({ id }) => id)).toEqual(['late', 'slow', 'fine'])
})

test('a decision that lacks something says what', () => {
  const goal = goalOf({})
  const measured = goalOf({ measure: { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100 } })
  expect(complaintOf(decision({ kind: 'redate' }), goal, now)).toBe('Choose the new date.')
  expect(complaintOf(decision({ kind: 'redate', day: '2026-03-03' }), goal, now)).toMatch(/today or a later day/)
  expect(complaintOf(decision({ kind: 'pause', day: '2026-03-04' }), goal, now)).toMatch(/in the future/)
  expect(complaintOf(decision({ kind: 'pause' }), goal, now)).toBeNull()
  expect(complaintOf(decision({ kind: 'shrink', text: ' ' }), goal, now)).toBe('Enter the smaller step.')
  expect(complaintOf(decision({ kind: 'shrink', text: 'a lot' }), measured, now)).toMatch(/number/)
  expect(complaintOf(decision({ kind: 'shrink', text: '60' }), measured, now)).toBeNull()
  expect(complaintOf(decision({ kind: 'drop' }), goal, now)).toBeNull()
})

test('a decision changes its goal as it says, and keeping changes nothing', () => {
  const step = { id: 'm', title: 'First page', isCompleted: false, completedAt: null, targetDate: null }
  const goal = goalOf({ milestones: [step] })
  const measured = goalOf({ measure: { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100 } })
  expect(patchOf(decision({}), goal)).toBeNull()
  expect(patchOf(decision({ kind: 'redate', day: '2026-05-01' }), goal)).toEqual({ targetDate: '2026-05-01' })
  expect(patchOf(decision({ kind: 'pause' }), goal)).toEqual({ isPaused: true, pausedUntil: null })
  expect(patchOf(decision({ kind: 'drop', text: ' Enough. ' }), goal)).toEqual({
    isDropped: true,
    closingNote: 'Enough.',
  })
  expect(patchOf(decision({ kind: 'shrink', text: 'One bar' }), goal)).toEqual({
    milestones: [{ title: 'One bar' }, step],
  })
  expect(patchOf(decision({ kind: 'shrink', text: '60' }), measured)).toMatchObject({
    measure: { target: 60, unit: 'km' },
  })
})

const km = { kind: 'total' as const, unit: 'km', format: 'number' as const, start: 0, target: 60 }

test('a decision that takes the place of another takes that back, where the goal is still as that made it', () => {
  const before = (fields: Partial<Choice>): Choice => ({ goalId: 'g', kind: 'keep', ...fields })
  const goal = goalOf({ targetDate: '2026-05-01' })
  expect(patchOf(decision({}), goal, before({ kind: 'drop' }))).toEqual({ isDropped: false })
  expect(patchOf(decision({ kind: 'drop' }), goal, before({ kind: 'pause' }))).toEqual({
    ...{ isPaused: false, isDropped: true, closingNote: '' },
  })
  const moved = before({ kind: 'redate', from: '2026-04-01', to: '2026-05-01' })
  expect(patchOf(decision({}), goal, moved)).toEqual({ targetDate: '2026-04-01' })
  expect(patchOf(decision({}), goal, before({ kind: 'redate', to: '2026-05-01' }))).toEqual({ targetDate: null })
  expect(patchOf(decision({}), goalOf({ targetDate: '2026-06-01' }), moved)).toBeNull()
  const smaller = before({ kind: 'shrink', from: '100', to: '60' })
  expect(patchOf(decision({}), goalOf({ measure: km }), smaller)).toMatchObject({ measure: { target: 100 } })
  const step = { id: 'm', title: 'One bar', isCompleted: false, completedAt: null, targetDate: null }
  const stepped = before({ kind: 'shrink', to: 'One bar' })
  expect(patchOf(decision({}), goalOf({ milestones: [step] }), stepped)).toEqual({ milestones: [] })
  expect(patchOf(decision({ kind: 'shrink', text: 'Two' }), goalOf({ milestones: [step] }), stepped)).toEqual({
    milestones: [{ title: 'Two' }],
  })
  expect(patchOf(decision({}), goalOf({ milestones: [{ ...step, isCompleted: true }] }), stepped)).toBeNull()
})

test('a decision is kept with what it changed, from before the first of several, and told so', () => {
  const told = (choice: Choice, goal: Goal) => choiceWords(choice, goal, now)
  const goal = goalOf({ targetDate: '2026-03-20' })
  const moved = choiceOf(decision({ kind: 'redate', day: '2026-04-05' }), goal)
  expect(moved).toEqual({ goalId: 'g', kind: 'redate', from: '2026-03-20', to: '2026-04-05' })
  expect(told(moved, goal)).toBe('Moved from 20 Mar to 5 Apr')
  const again = choiceOf(decision({ kind: 'redate', day: '2026-04-12' }), goalOf({ targetDate: '2026-04-05' }), moved)
  expect(told(again, goal)).toBe('Moved from 20 Mar to 12 Apr')
  const first = choiceOf(decision({ kind: 'redate', day: '2026-04-05' }), goalOf({ targetDate: null }))
  expect(told(first, goal)).toBe('Date set: 5 Apr')
  const counted = goalOf({ measure: { ...km, target: 100 } })
  const smaller = choiceOf(decision({ kind: 'shrink', text: '60' }), counted)
  expect(told(smaller, goalOf({ measure: km }))).toBe('Made smaller: from 100 to 60 km')
  expect(told(choiceOf(decision({ kind: 'shrink', text: ' One bar ' }), goal), goal)).toBe(
    'Made smaller: first “One bar”',
  )
  expect(told(choiceOf(decision({ kind: 'pause', day: '2026-04-01' }), goal), goal)).toBe('Paused until 1 Apr')
  expect(told(choiceOf(decision({ kind: 'pause' }), goal), goal)).toBe('Paused')
  expect(told(choiceOf(decision({}), goal), goal)).toBe('Kept')
})

test('a goal without a date is asked about once nothing is told of it, and a rhythm never', () => {
  const told = (day: string) =>
    goalOf({ progressNotes: `[${day}T09:00:00Z] Went well`, createdAt: '2025-01-01T00:00:00Z' })
  expect(asksForDecision(told('2026-02-20'), 'noDate', now)).toBe(false)
  expect(asksForDecision(told('2026-02-01'), 'noDate', now)).toBe(true)
  const silent = goalOf({ progressNotes: '', createdAt: '2026-01-01T00:00:00Z' })
  expect(asksForDecision(silent, 'noDate', now)).toBe(true)
  const rhythm = { kind: 'rhythm' as const, unit: '', per: 'week' as const, times: 1 }
  expect(asksForDecision({ ...silent, measure: rhythm }, 'noDate', now)).toBe(false)
  expect(asksForDecision(silent, 'behind', now)).toBe(true)
  expect(asksForDecision(silent, 'tooEarly', now)).toBe(false)
})

test('what was decided is counted and told in words, with its day and its alerts', () => {
  const kinds = ['keep', 'redate', 'keep', 'drop'] as const
  const choices = kinds.map((kind, at): Choice => ({ goalId: `${at}`, kind }))
  expect(decidedWords(choices)).toBe('2 kept, 1 moved, 1 dropped')
  const review = { id: 'r', weekStart: '2026-03-02', choices, alerts: 3, doneAt: '2026-03-04T10:00:00Z' }
  expect(reviewedWords(review, now, 'next week')).toBe('Reviewed today: 2 kept, 1 moved, 1 dropped, 3 alerts.')
  expect(reviewedWords({ ...review, doneAt: '2026-03-03T10:00:00Z', alerts: 0 }, now, 'next week')).toMatch(
    /^Reviewed yesterday: .* dropped\.$/,
  )
  expect(reviewedWords({ ...review, choices: [], alerts: 0, doneAt: '2026-03-02T10:00:00Z' }, now, 'next week')).toBe(
    'Reviewed on 2 Mar.',
  )
  const goals = [...review.choices.map(({ goalId }) => ({ id: goalId })), { id: 'fifth' }, { id: 'sixth' }]
  expect(reviewedWords({ ...review, doneAt: null }, now, 'next week', goals)).toBe(
    'Begun: 2 kept, 1 moved, 1 dropped, 2 to go. Go on where you stopped.',
  )
  expect(decidedSoFar(review.choices, goals.slice(0, -2))).toBe('2 kept, 1 moved, 1 dropped')
})

test('a goal that is asked about says why', () => {
  const silent = goalOf({ progressNotes: '', createdAt: '2026-01-04T00:00:00Z' })
  expect(reasonToDecide(silent, 'overdue', now)).toBe('Its date has passed.')
  expect(reasonToDecide(silent, 'behind', now)).toBe('At this pace it will probably miss its date.')
  expect(reasonToDecide(silent, 'noDate', now)).toBe(
    'It has no date, and you have recorded nothing new for it in 8 weeks.',
  )
  expect(reasonToDecide(silent, null, now)).toBe('On track, but only just.')
  expect(reasonToDecide(silent, 'onTrack', now)).toBe('You chose to decide about it.')
})
