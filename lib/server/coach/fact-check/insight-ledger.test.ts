import { expect, test } from 'vitest'
import { marksOf } from '../reply-check/check-reply'
import { factCheckAnswer } from './finding'
import { isInNoLine, linesTold } from './ground'
import ledger from './insight-ledger.json'
import { replySentences } from './sentences'
import { marksBy, settled } from './settle-findings'

const told: Record<string, string> = ledger.told

/**
 * Insights of a stranger's sentences, two of them false in each, and what a strong model found of them from the requests
 * alone. Their figures were told before they came here: 24 of 24 stopped, none of 136 lost.
 */
test('of a stranger’s insights the false sentences are left out, and no true one', async () => {
  const count = { stopped: 0, false: 0, lost: 0, true: 0, stoppedByCode: 0, lostByCode: 0 }
  for (const { about, false: falseOnes, findings } of ledger.insights) {
    const pairs = ledger.pairs.filter((pair) => pair.about === about)
    const texts = pairs.map((pair, at) => (falseOnes.includes(at) ? pair.false : pair.true))
    const prompt = told[about] ?? ''
    const lines = linesTold(prompt)
    const read = await settled(
      { sentences: replySentences(texts.join('\n')), findings: factCheckAnswer.parse({ findings }), lines },
      (words) => isInNoLine(words, lines),
    )
    const byCode = marksOf({ prompt, tools: '', question: '', today: '2026-11-23' })
    for (const [at, text] of texts.entries()) {
      const isFalse = falseOnes.includes(at)
      const isGone = marksBy(text, byCode(text), read).length > 0
      count[isFalse ? 'false' : 'true']++
      if (isGone) count[isFalse ? 'stopped' : 'lost']++
      if (byCode(text).length > 0) count[isFalse ? 'stoppedByCode' : 'lostByCode']++
    }
  }
  expect(count).toEqual({ stopped: 24, false: 24, lost: 0, true: 136, stoppedByCode: 6, lostByCode: 13 })
})
