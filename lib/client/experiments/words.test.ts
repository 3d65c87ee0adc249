import { expect, test } from 'vitest'
import type { Experiment } from '@/lib/contract/experiment'
import { courseWords, endWords, lossWords, ofToday } from './words'

const day = (date: string, outcome: number | null = 3) => ({ date, on: true, done: null, outcome })
const running = {
  days: [day('2026-03-01'), day('2026-03-02', null), day('2026-03-03', null), day('2026-03-04')],
  outcome: 'energy',
  startsOn: '2026-03-01',
  endsOn: '2026-03-04',
} as Experiment

test('a running experiment tells its day and what is missing', () => {
  expect(courseWords(running, '2026-02-27')).toBe('Begins 1 Mar.')
  expect(courseWords(running, '2026-03-01')).toBe('Day 1 of 4, until 4 Mar.')
  expect(courseWords(running, '2026-03-03')).toBe('Day 3 of 4, until 4 Mar. 1 day has no energy logged.')
  expect(courseWords({ ...running, outcome: 'value' }, '2026-03-04')).toBe(
    'Day 4 of 4, until 4 Mar. 2 days have no value.',
  )
})

test('a day outside the plan asks nothing', () => {
  expect(ofToday(running, '2026-03-02')?.date).toBe('2026-03-02')
  expect(ofToday(running, '2026-03-05')).toBeNull()
})

test('what a deleted mission does to its experiments is said before and after', () => {
  const running = { status: 'running' as const, goalId: 'run' }
  expect(lossWords([{ ...running, outcome: 'value' }], 'run')).toContain('ends without a verdict')
  expect(lossWords([{ ...running, outcome: 'energy' }], 'run')).toContain('goes on')
  expect(lossWords([{ ...running, outcome: 'value' }], 'other')).toBeNull()
  expect(endWords({ outcome: 'value', goalId: null })).toContain('was deleted')
  expect(endWords({ outcome: 'energy', goalId: null })).toContain('Stopped early')
})
