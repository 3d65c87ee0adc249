import { expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { actOf, alertTitle, claimActLabel, goalOfClaim } from './claim-act'

const today = '2026-11-24'
const goal = (more: Partial<Goal> = {}) =>
  ({
    id: 'g',
    isCompleted: false,
    droppedAt: null,
    targetDate: '2027-02-01',
    progress: 20,
    milestones: [],
    ...more,
  }) as Goal

test.each<[string, Goal | null, string]>([
  ['Sleep an hour longer on weekdays', null, 'alert'],
  ['The attic: set an alert for Saturday', goal(), 'alert'],
  ['The attic: give it a new date', goal(), 'date'],
  ['The attic: finish the shelves', goal({ targetDate: '2026-11-01' }), 'date'],
  ['The attic: finish the shelves', goal({ progress: 100 }), 'complete'],
  ['Sleep: make an if-then plan for the phone', goal(), 'plan'],
  ['Portuguese: tell your coach where it stands', goal(), 'check-in'],
])('“%s”', (text, about, act) => {
  expect(actOf(text, about, today)).toBe(act)
})

test('a claim is about the first open goal that it rests on', () => {
  const sources = [
    { kind: 'journal' as const, id: 'g', quotes: [] },
    { kind: 'goal' as const, id: 'done', quotes: [] },
    { kind: 'goal' as const, id: 'g', quotes: [] },
  ]
  const goals = [goal({ id: 'done', isCompleted: true }), goal()]
  expect(goalOfClaim(sources, goals)?.id).toBe('g')
  expect(goalOfClaim(sources.slice(0, 2), goals)).toBeNull()
  expect(goalOfClaim(null, goals)).toBeNull()
})

test('an alert’s title is a line that fits', () => {
  expect(alertTitle(' Put up\n the shelves ')).toBe('Put up the shelves')
  expect(alertTitle('x'.repeat(300))).toHaveLength(200)
})

test('a goal without a date is offered its first, another to move it', () => {
  expect(claimActLabel('date', goal({ targetDate: null }))).toBe('Set a date')
  expect(claimActLabel('date', goal())).toBe('Move date')
})
