import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Kept } from './kept'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function counter(ownerId = 'ana') {
  const state = { reads: 0 }
  return { state, find: async () => ({ value: ++state.reads, ownerId }) }
}

test('what was found is kept for less than a second', async () => {
  const kept = new Kept<number>(950)
  const { find } = counter()
  expect(await kept.get('key', find)).toBe(1)
  vi.advanceTimersByTime(949)
  expect(await kept.get('key', find)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await kept.get('key', find)).toBe(2)
})

test('a change of its owner drops it, and of nobody else', async () => {
  const kept = new Kept<number>(950)
  const [ana, ben] = [counter('ana'), counter('ben')]
  await kept.get('a', ana.find)
  await kept.get('b', ben.find)
  vi.advanceTimersByTime(1)
  kept.drop('ana')
  vi.advanceTimersByTime(1)
  expect(await kept.get('a', ana.find)).toBe(2)
  expect(await kept.get('b', ben.find)).toBe(1)
  expect(await kept.get('a', ana.find)).toBe(2)
})

test('what was read while its owner was changed is not kept', async () => {
  const kept = new Kept<number>(950)
  const { find } = counter()
  const reading = kept.get('key', async () => {
    vi.advanceTimersByTime(1)
    kept.drop('ana')
    return find()
  })
  expect(await reading).toBe(1)
  expect(await kept.get('key', find)).toBe(2)
})

test('nothing is remembered of what was not there', async () => {
  const kept = new Kept<number>(950)
  const { find } = counter()
  expect(await kept.get('key', async () => null)).toBeNull()
  expect(await kept.get('key', find)).toBe(1)
})
