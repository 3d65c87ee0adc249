import { expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { neverPaused } from '@/lib/contract/pause'
import {
  complaintOf,
  countDecisions,
  type Decision,
  decidedWords,
  goalsToReview,
  nextWeekSteps,
  patchOf,
  reasonToDecide,
  reviewedWords,
} from './review-decisions'

const now = { today: '2026-03-04', timeZone: 'UTC' }
const goalOf = (fields: Partial<Goal>) =>
  ({ id: 'g', title: 'Run', measure: null, milestones: [], isCompleted: false, ...neverPaused, ...fields }) as Goal
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
  expect(complaintOf(decision({ kind: 'redate', day: '2026-03-03' }), goal, now)).toMatch(/in the future/)
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
  expect(patchOf(decision({}), goal, 'drop')).toEqual({ isDropped: false })
  expect(patchOf(decision({ kind: 'drop' }), goal, 'pause')).toEqual({
    ...{ isPaused: false, isDropped: true, closingNote: '' },
  })
  expect(patchOf(decision({}), goal, 'redate')).toBeNull()
})

test('next week’s three stand on its Monday, Wednesday and Friday', () => {
  expect(nextWeekSteps([`A check-in (${'W'.repeat(200)})`], now)[0]?.title).toHaveLength(200)
  expect(nextWeekSteps(['“Put up the shelves”'], now)).toEqual([
    { title: 'Put up the shelves', day: '2026-03-09', time: '09:00' },
    { title: '', day: '2026-03-11', time: '09:00' },
    { title: '', day: '2026-03-13', time: '09:00' },
  ])
})

test('what was decided is counted and told in words, with its day and its alerts', () => {
  const decided = countDecisions(['keep', 'redate', 'keep', 'drop'])
  expect(decided).toEqual({ keep: 2, shrink: 0, redate: 1, pause: 0, drop: 1 })
  expect(decidedWords(decided)).toBe('2 kept, 1 moved, 1 dropped')
  const review = { id: 'r', weekStart: '2026-03-02', decided, alerts: 3, doneAt: '2026-03-04T10:00:00Z' }
  expect(reviewedWords(review, now)).toBe('Reviewed today: 2 kept, 1 moved, 1 dropped, 3 alerts.')
  expect(reviewedWords({ ...review, doneAt: '2026-03-03T10:00:00Z', alerts: 0 }, now)).toMatch(
    /^Reviewed yesterday: .* dropped\.$/,
  )
  const nothing = { ...review, decided: countDecisions([]), alerts: 0, doneAt: '2026-03-02T10:00:00Z' }
  expect(reviewedWords(nothing, now)).toBe('Reviewed on 2 Mar.')
})

test('a goal that is asked about says why', () => {
  expect(reasonToDecide('overdue')).toBe('Its date is over.')
  expect(reasonToDecide('behind')).toBe('It is likelier to miss its date than to make it.')
  expect(reasonToDecide('noDate')).toMatch(/no date/)
  expect(reasonToDecide(null)).toBe('It may miss its date.')
  expect(reasonToDecide('onTrack')).toBe('You chose to decide about it.')
})
