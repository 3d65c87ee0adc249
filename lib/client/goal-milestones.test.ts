import { expect, test } from 'vitest'
import { shortListStart } from './goal-milestones'

function list(...done: boolean[]) {
  return done.map((isCompleted, index) => ({
    id: String(index),
    title: String(index),
    isCompleted,
    completedAt: null,
    targetDate: null,
  }))
}

test('the short list begins at the next milestone and is as long as it can be', () => {
  expect(shortListStart(list(true, true, false, false, false, false), 3)).toBe(2)
  expect(shortListStart(list(true, true, true, true, true, false), 3)).toBe(3)
  expect(shortListStart(list(true, true, true, true), 3)).toBe(1)
  expect(shortListStart(list(false, true), 3)).toBe(0)
})
