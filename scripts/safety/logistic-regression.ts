import { seededRandom } from '@/tests/support/seeded-random'

/** A text by the numbers of its features, and whether it is a cry. */
export type Sample = { features: number[]; isCry: boolean }
export type Model = { bias: number; weights: Float64Array }

const PASSES = 80
const RATE = 0.5
const DECAY = 3e-5

/** Fits a logistic regression by stochastic gradient descent. The same samples give the same model. */
export function learnWeights(samples: Sample[], featureCount: number): Model {
  const weights = new Float64Array(featureCount)
  let bias = 0
  const random = seededRandom(1).uniform
  const order = samples.map((_, at) => at)
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    const rate = RATE / (1 + pass * 0.2)
    for (const at of order) {
      const sample = samples[at]
      if (!sample?.features.length) continue
      const scale = 1 / Math.sqrt(sample.features.length)
      const odds = score({ bias, weights }, sample.features)
      const step = ((sample.isCry ? 1 : 0) - 1 / (1 + Math.exp(-odds))) * rate
      bias += step * 0.1
      for (const feature of sample.features) weights[feature] = (weights[feature] ?? 0) * (1 - DECAY) + step * scale
    }
  }
  return { bias, weights }
}

/** The log-odds that a text is a cry. */
export function score({ bias, weights }: Model, features: number[]): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return bias + sum / Math.sqrt(features.length || 1)
}

/** Every sample's score under a model that has not seen it: each fifth by the other four. */
export function heldOutScores(samples: Sample[], featureCount: number): number[] {
  const FOLDS = 5
  const foldOf = (at: number) => (at * 7919) % FOLDS
  const scores: number[] = new Array(samples.length).fill(0)
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = learnWeights(
      samples.filter((_, at) => foldOf(at) !== fold),
      featureCount,
    )
    samples.forEach((sample, at) => {
      if (foldOf(at) === fold) scores[at] = score(model, sample.features)
    })
  }
  return scores
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at], order[other]]
    if (a !== undefined && b !== undefined) {
      order[at] = b
      order[other] = a
    }
  }
}
