import { describe, expect, it } from 'vitest'
import { readCare } from './safety'
import { heldOutSentences } from './safety-held-out/held-out-sentences'
import { learningSentences } from './safety-labelled/learning-sentences'

const { explicit, indirect, hyperbole, prose, signs, nearSigns, handsCries, plainCries, handsDays, plainDays } =
  heldOutSentences
const shareCaught = (sentences: string[]) => sentences.filter((one) => readCare(one).level).length / sentences.length

/**
 * On sentences that nothing was learned from, written to be worded in new ways: each limit is what the check reaches, a
 * little short of it. The sentences that fail are not printed, so that nobody tunes on them.
 */
describe('readCare on sentences that it has not seen', () => {
  it('shares none with what was learned from', () => {
    const learned = new Set(Object.values(learningSentences).flat(2))
    const heldOut = Object.values(heldOutSentences).flat()
    expect(heldOut.filter((one) => learned.has(one))).toEqual([])
  })

  it('catches nearly all explicit cries', () => {
    expect(shareCaught(explicit)).toBeGreaterThanOrEqual(0.96)
  })

  it('catches most of what is hinted at in plain words, and more than half of it in others', () => {
    expect(shareCaught(plainCries)).toBeGreaterThanOrEqual(0.75)
    expect(shareCaught(indirect)).toBeGreaterThanOrEqual(0.65)
    expect(shareCaught(handsCries)).toBeGreaterThanOrEqual(0.5)
  })

  it('takes little everyday talk in the words of cries for one', () => {
    expect(shareCaught(hyperbole)).toBeLessThanOrEqual(0.03)
    expect(shareCaught(handsDays)).toBeLessThanOrEqual(0.07)
    expect(shareCaught(plainDays)).toBeLessThanOrEqual(0.05)
  })

  it('hears most warning signs', () => {
    expect(shareCaught(signs)).toBeGreaterThanOrEqual(0.8)
  })

  it('leaves nearly all that is told in the turns of such signs alone', () => {
    expect(shareCaught(nearSigns)).toBeLessThanOrEqual(0.05)
  })

  it('leaves an ordinary diary alone', () => {
    expect(shareCaught(prose)).toBeLessThanOrEqual(0.035)
  })
})
