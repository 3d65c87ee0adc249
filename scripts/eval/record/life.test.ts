import { describe, expect, it } from 'vitest'
import { longestGap, longestRun } from './gold'
import { simulateLife } from './life'
import { questionsOf } from './questions'

const now = new Date('2026-11-22T12:00:00Z')

describe('a made-up life', () => {
  it('is the same for the same seed and day', () => {
    expect(simulateLife(5, 1, now).document).toEqual(simulateLife(5, 1, now).document)
    expect(simulateLife(5, 1, now).entries).not.toEqual(simulateLife(6, 1, now).entries)
  })

  it('is asked as much of every category, a fifth of it for what is not there, with every slot filled', () => {
    const items = questionsOf([simulateLife(5, 1, now), simulateLife(6, 10, now)], 8, 1)
    expect(items).toHaveLength(7 * 8 + 14)
    expect(items.filter(({ gold }) => gold.kind === 'nothing')).toHaveLength(14)
    expect(items.filter(({ question }) => /[{}]|\b(?:undefined|null)\b| {2}/.test(question))).toEqual([])
  })
})

describe('gold answers', () => {
  it('counts the days between two, and the days since the last', () => {
    expect(longestGap(['2026-11-01', '2026-11-02', '2026-11-10'], '2026-11-12')).toBe(7)
    expect(longestGap(['2026-11-01', '2026-11-02'], '2026-11-12')).toBe(10)
    expect(longestRun(['2026-11-01', '2026-11-02', '2026-11-04'])).toBe(2)
  })
})
