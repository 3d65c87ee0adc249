import { expect, test } from 'vitest'
import type { Plan } from '@/lib/contract/plan'
import { conditionWords, cuesThatHeld, heldWords, isDueForReview, obstacleWords, planWords } from './plan-words'

const days = (...outcomes: Plan['outcomes'][number]['outcome'][]) => ({
  outcomes: outcomes.map((outcome, at) => ({ date: `2026-03-0${at + 1}`, outcome })),
})

test('a cue that says when or if itself is worded once', () => {
  const action = 'I write a line'
  expect(planWords({ cue: 'When I close my laptop', action })).toBe('when I close my laptop, then I write a line')
  expect(planWords({ cue: 'If it rains', action })).toBe('if it rains, then I write a line')
  expect(planWords({ cue: 'the dishes are done', action })).toBe('if the dishes are done, then I write a line')
  expect(planWords({ cue: 'After breakfast', action })).toBe('after breakfast, then I write a line')
  expect(conditionWords('Whenham station is shut')).toBe('if Whenham station is shut')
})

test.each([
  ['the phone', 'if the phone gets in the way'],
  ['work', 'if work gets in the way'],
  ['my brother’s visits', 'if my brother’s visits get in the way'],
  ['being tired', 'if being tired gets in the way'],
  ['I am too tired', 'if I am too tired'],
  ['it rains', 'if it rains'],
  ['the bus is late', 'if the bus is late'],
  ['the late shift ran over', 'if the late shift ran over'],
  ['When the phone rings', 'when the phone rings'],
])('an obstacle, a thing or what happens, is worded as a person would: %s', (obstacle, words) => {
  expect(obstacleWords(obstacle)).toBe(words)
})

test('a plan is counted over the days on which its cue came', () => {
  expect(heldWords(days())).toBeNull()
  expect(heldWords(days('held', 'notDone', 'noCue', 'held'))).toBe('held 2 of 3 days')
  expect(heldWords(days('notDone'))).toBe('held 0 of 1 day')
  expect(heldWords(days('noCue'))).toBe('no cue on 1 day')
})

test('an active plan is reviewed from its day on', () => {
  expect(isDueForReview({ status: 'active', reviewOn: '2026-03-08' }, '2026-03-07')).toBe(false)
  expect(isDueForReview({ status: 'active', reviewOn: '2026-03-08' }, '2026-03-08')).toBe(true)
  expect(isDueForReview({ status: 'held', reviewOn: '2026-03-08' }, '2026-03-09')).toBe(false)
})

test('a cue that held on most of its days is told with its days, over all plans that have it', () => {
  const plans = [
    { cue: 'After the dishes', ...days('held', 'held', 'noCue', 'notDone') },
    { cue: 'after the dishes ', ...days('held', 'held') },
    { cue: 'At eight', ...days('notDone', 'notDone', 'held', 'held') },
    { cue: 'After lunch', ...days('held', 'held', 'held') },
  ]
  expect(cuesThatHeld(plans)).toEqual([{ cue: 'After the dishes', held: 4, of: 5 }])
})
