import { expect, test } from 'vitest'
import { streamWords } from './stream-words'

const text = 'One two three, four five.\n\n- six seven\n- eight nine ten'

test('gives out the text in small groups of words, nothing lost', async () => {
  const parts: string[] = []
  for await (const part of streamWords(text, new AbortController().signal)) parts.push(part)
  expect(parts.join('')).toBe(text)
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) expect(part.trim().split(/\s+/).length).toBeLessThanOrEqual(3)
})

test('stops quietly when the reader leaves', async () => {
  const leaving = new AbortController()
  const parts: string[] = []
  for await (const part of streamWords(text, leaving.signal)) {
    parts.push(part)
    leaving.abort()
  }
  expect(parts).toHaveLength(1)
})
