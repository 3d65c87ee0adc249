import { expect, test } from 'vitest'
import type { Milestone } from '@/lib/contract/goal'
import type { MilestoneChange } from './milestone-change'
import { allDoneWords, isUnsaved, shortListStart, withChange } from './milestones'

function list(...done: boolean[]): Milestone[] {
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

test.each<[MilestoneChange, string]>([
  [{ type: 'tick', id: '1', isCompleted: true }, '0 1✓ 2'],
  [{ type: 'rename', id: '2', title: 'end' }, '0 1 end'],
  [{ type: 'add', title: 'new' }, '0 1 2 new'],
  [{ type: 'remove', id: '0' }, '1 2'],
  [{ type: 'move', id: '0', by: 1 }, '1 0 2'],
  [{ type: 'move', id: '2', by: -1 }, '0 2 1'],
  [{ type: 'move', id: '0', by: -1 }, '0 1 2'],
  [{ type: 'move', id: '2', by: 1 }, '0 1 2'],
  [{ type: 'move', id: 'gone', by: 1 }, '0 1 2'],
  [{ type: 'rename', id: 'gone', title: 'x' }, '0 1 2'],
])('%o', (change, titles) => {
  const before = list(false, false, false)
  const after = withChange(before, change)
  expect(after.map(({ title, isCompleted }) => title + (isCompleted ? '✓' : '')).join(' ')).toBe(titles)
  expect(before).toEqual(list(false, false, false))
})

test('two that wait for their ids are told apart', () => {
  const titles = ['one', 'two']
  const added = titles.reduce((milestones, title) => withChange(milestones, { type: 'add', title }), list(true))
  expect(new Set(added.map(({ id }) => id)).size).toBe(3)
  expect(added.map(isUnsaved)).toEqual([false, true, true])
})

test('with the last one ticked the goal itself is asked about', () => {
  expect(allDoneWords([])).toBeNull()
  expect(allDoneWords(list(true, false))).toBeNull()
  expect(allDoneWords(list(true, true, true, true))).toBe('Done with all four. Is the goal done?')
  expect(allDoneWords(list(true))).toBe('Done with the milestone. Is the goal done?')
})
