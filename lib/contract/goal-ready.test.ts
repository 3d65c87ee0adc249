import { expect, test } from 'vitest'
import { isReady, isWholeByPress, readyWords } from './goal-ready'

const steps = (...done: boolean[]) => done.map((isCompleted) => ({ isCompleted }))
const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 24 } as const
const often = { kind: 'rhythm', unit: 'runs', per: 'week', times: 3 } as const

test('a goal is ready at 100 %, or with all of its milestones ticked where nothing is counted', () => {
  expect(isReady({ progress: 100, milestones: [] })).toBe(true)
  expect(isReady({ progress: 0, milestones: steps(true, true) })).toBe(true)
  expect(isReady({ progress: 99, milestones: steps(true, false) })).toBe(false)
  expect(isReady({ progress: 40, milestones: [] })).toBe(false)
})

test('one step, a target that is not reached and a rhythm close nothing', () => {
  expect(isReady({ progress: 0, milestones: steps(true) })).toBe(false)
  expect(isReady({ progress: 60, milestones: steps(true, true), measure: books })).toBe(false)
  expect(isReady({ progress: 100, milestones: [], measure: books })).toBe(true)
  expect(isReady({ progress: 100, milestones: steps(true, true), measure: often })).toBe(false)
})

test('what is done is said by its milestones, else by where it stands', () => {
  expect(readyWords({ progress: 0, milestones: steps(true, true) })).toBe('Both milestones are done.')
  expect(readyWords({ progress: 99, milestones: steps(true, true, true) })).toBe('All 3 milestones are done.')
  expect(readyWords({ progress: 100, milestones: [] }, '24 of 24 books')).toBe('It stands at 24 of 24 books.')
})

test('a press completes the whole of what is ready, and of what nothing was ever told', () => {
  expect(isWholeByPress({ progress: 0, milestones: [] })).toBe(true)
  expect(isWholeByPress({ progress: 20, milestones: [] })).toBe(false)
  expect(isWholeByPress({ progress: 0, milestones: steps(false, true) })).toBe(false)
  expect(isWholeByPress({ progress: 50, milestones: steps(true, true) })).toBe(true)
})
