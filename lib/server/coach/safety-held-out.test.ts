import { describe, expect, it } from 'vitest'
import { checkCrisis } from './safety'
import { heldOutSentences } from './safety-held-out/held-out-sentences'
import { learningSentences } from './safety-labelled/learning-sentences'

const { explicit, indirect, hyperbole, prose } = heldOutSentences
const shareCaught = (sentences: string[]) => sentences.filter((one) => checkCrisis(one)).length / sentences.length

/**
 * On sentences that nothing was learned from, written to be worded in new ways: each limit is what the check reaches, a
 * little short of it. The sentences that fail are not printed, so that nobody tunes on them.
 */
describe('checkCrisis on sentences that it has not seen', () => {
  it('shares none with what was learned from', () => {
    const learned = new Set([...learningSentences.cries, ...learningSentences.nearCries, ...learningSentences.diary])
    expect([...explicit, ...indirect, ...hyperbole, ...prose].filter((one) => learned.has(one))).toEqual([])
  })

  it('catches nearly all explicit cries', () => {
    expect(shareCaught(explicit)).toBeGreaterThanOrEqual(0.96)
  })

  it('catches more than half of the indirect cries', () => {
    expect(shareCaught(indirect)).toBeGreaterThanOrEqual(0.54)
  })

  it('takes little everyday talk in the words of cries for one', () => {
    expect(shareCaught(hyperbole)).toBeLessThanOrEqual(0.07)
  })

  it('leaves an ordinary diary alone', () => {
    expect(shareCaught(prose)).toBeLessThanOrEqual(0.02)
  })
})
