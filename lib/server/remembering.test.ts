import { expect, test, vi } from 'vitest'
import { remembering } from './remembering'

test('what was computed for a key is not computed again, until more keys came than are kept', () => {
  const compute = vi.fn((_key: string) => compute.mock.calls.length)
  const kept = remembering(compute, 2)
  expect([kept('a'), kept('b'), kept('a')]).toEqual([1, 2, 1])
  expect([kept('c'), kept('a'), kept('a')]).toEqual([3, 4, 4])
  expect(compute).toHaveBeenCalledTimes(4)
})
