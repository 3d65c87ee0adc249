import { expect, test } from 'vitest'
import { PromptCache } from '@/tests/support/anthropic/prompt-cache'

const MARK = { type: 'ephemeral' }
/** A request of so many blocks of 25 tokens each, some of them marked, by their places. */
function body(blocks: number, marks: number[], model = 'one') {
  const content = Array.from({ length: blocks }, (_, at) => ({
    type: 'text',
    text: `${at}`.padEnd(100, '.'),
    ...(marks.includes(at) && { cache_control: MARK }),
  }))
  return { model, max_tokens: 1, messages: [{ role: 'user' as const, content }] }
}

test('a prefix is read where an earlier request wrote it, also at an earlier block than the mark', () => {
  const cache = new PromptCache()
  expect(cache.usageOf(body(3, [1]), '')).toMatchObject({ cache_creation_input_tokens: 50, input_tokens: 25 })
  const next = cache.usageOf(body(5, [3]), '')
  expect(next).toMatchObject({ cache_read_input_tokens: 50, cache_creation_input_tokens: 50, input_tokens: 25 })
})

test('nothing is written but at marks, and no further back is looked than the API does', () => {
  const cache = new PromptCache()
  cache.usageOf(body(30, [2]), '')
  expect(cache.usageOf(body(30, [21]), '').cache_read_input_tokens).toBe(75)
  expect(new PromptCache().usageOf(body(30, [21]), '').cache_read_input_tokens).toBe(0)
  const far = new PromptCache()
  far.usageOf(body(30, [2]), '')
  expect(far.usageOf(body(30, [22]), '').cache_read_input_tokens).toBe(0)
})

test('another model reads nothing, and too many marks are refused', () => {
  const cache = new PromptCache()
  cache.usageOf(body(3, [1]), '')
  expect(cache.usageOf(body(3, [1], 'other'), '').cache_read_input_tokens).toBe(0)
  expect(() => cache.usageOf(body(9, [0, 1, 2, 3, 4]), '')).toThrow(RangeError)
})
