import { expect, test, vi } from 'vitest'
import { Remembered } from './remembered'

test('what was computed for a key is not computed again, until more keys came than are kept', () => {
  const compute = vi.fn(() => compute.mock.calls.length)
  const kept = new Remembered<number>(2)
  expect([kept.get('a', compute), kept.get('b', compute), kept.get('a', compute)]).toEqual([1, 2, 1])
  expect([kept.get('c', compute), kept.get('a', compute), kept.get('a', compute)]).toEqual([3, 4, 4])
  expect(compute).toHaveBeenCalledTimes(4)
})
