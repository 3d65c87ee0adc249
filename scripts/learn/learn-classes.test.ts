import { expect, test } from 'vitest'
import { classScorer } from '@/lib/server/language/learned/class-scorer'
import { type ClassSample, learnClasses } from './learn-classes'

const samples: ClassSample[] = Array.from({ length: 60 }, (_, at) => {
  const label = ['count', 'last', 'mean'][at % 3] as string
  return { label, features: [`w:${label}`, `w:noise${at % 7}`, 'w:i'] }
})

test('tells the classes apart by their features, the same each time, and knows less where it knows nothing', () => {
  const model = learnClasses(samples)
  expect(learnClasses(samples)).toEqual(model)
  const likely = classScorer(model)
  for (const name of model.classes) expect(likely([`w:${name}`, 'w:i'])[0]?.name).toBe(name)
  expect(likely(['w:last'])[0]?.share).toBeGreaterThan(0.8)
  expect(likely(['w:never', 'w:seen'])[0]?.share).toBeLessThan(0.5)
  const shares = likely(['w:count']).map(({ share }) => share)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})
