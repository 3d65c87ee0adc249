import { describe, expect, it } from 'vitest'
import { clip, estimateTokens, takeWithin } from './budget'

describe('estimateTokens', () => {
  it('counts ideographs dearer than Latin letters', () => {
    expect(estimateTokens('a'.repeat(35))).toBe(10)
    expect(estimateTokens('日'.repeat(10))).toBe(10)
  })
})

describe('clip', () => {
  it('leaves a text that fits', () => {
    expect(clip('Short.', 10)).toBe('Short.')
  })

  it('cuts between words and says so', () => {
    expect(clip('one two three four five six seven', 4)).toBe('one two three…')
  })

  it('never costs much more than the budget and never splits a character', () => {
    for (const text of ['👩‍👧'.repeat(500), 'word '.repeat(2_000), '語'.repeat(3_000), 'x'.repeat(9_000)]) {
      const cut = clip(text, 100)
      expect(estimateTokens(cut)).toBeLessThanOrEqual(101)
      expect(cut).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
    }
  })
})

describe('takeWithin', () => {
  it('takes the first that fit and counts the rest', () => {
    expect(takeWithin(['a'.repeat(35), 'b'.repeat(35), 'c'.repeat(35)], 20)).toEqual({
      taken: ['a'.repeat(35), 'b'.repeat(35)],
      leftOver: 1,
    })
  })
})
