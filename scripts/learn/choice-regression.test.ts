import { expect, test } from 'vitest'
import { featureOf, linearScorer, within } from '@/lib/server/language/learned/linear-scorer'
import { type Choice, learnChoices, scoreOf, shares } from './choice-regression'

const alternative = (...names: string[]) => ({ features: names.map(featureOf), parts: [] })
const choices: Choice[] = Array.from({ length: 40 }, (_, at) => ({
  alternatives: [alternative('right', `noise${at % 5}`), alternative('wrong', `noise${at % 5}`), alternative('also')],
  // Either of two will do, where two say the same.
  isRight: [true, false, at % 2 === 0],
  weight: 1,
}))

test('prefers what was right, the same each time, and knows nothing of what it has not seen', () => {
  const weights = learnChoices(choices, { size: 1 << 10 })
  expect(learnChoices(choices, { size: 1 << 10 })).toEqual(weights)
  const [right = 0, wrong = 0, also = 0] = shares(
    [alternative('right'), alternative('wrong'), alternative('also')].map((one) => scoreOf(weights, one)),
  )
  expect(right).toBeGreaterThan(also)
  expect(also).toBeGreaterThan(wrong)
  expect(scoreOf(weights, alternative('never seen'))).toBe(0)
})

test('stored weights score as they were learned, to their last digit', () => {
  const size = 1 << 10
  const weights = new Float64Array(size)
  weights[featureOf('a') & (size - 1)] = 0.5
  weights[within(featureOf('role'), featureOf('a')) & (size - 1)] = -0.25
  const bytes = Buffer.from(Int8Array.from(weights, (one) => one * 100).buffer).toString('base64')
  const scorer = linearScorer({ scale: 100, bytes })
  expect(scorer([featureOf('a'), within(featureOf('role'), featureOf('a')), featureOf('b')])).toBeCloseTo(0.25)
})
