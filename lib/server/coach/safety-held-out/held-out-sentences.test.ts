import { expect, test } from 'vitest'
import { learningSentences } from '../safety-labelled/learning-sentences'
import { heldOutSentences } from './held-out-sentences'

test('no sentence that is held out was learned from', () => {
  const learned = new Set(Object.values(learningSentences).flat(2))
  expect(
    Object.values(heldOutSentences)
      .flat()
      .filter((one) => learned.has(one)),
  ).toEqual([])
})
