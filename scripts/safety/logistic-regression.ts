import { seededRandom } from '@/lib/server/seeded-random'

/** A text by the numbers of its features, how much each of them counts in it, and whether it is a cry. */
export type Sample = { features: Int32Array; scale: number; isCry: boolean; weight: number }
export type Model = { bias: number; weights: Float64Array }

const PASSES = 20
const RATE = 0.5
const DECAY = 3e-4

/**
 * Fits a logistic regression by stochastic gradient descent with a rate of its own for each feature (AdaGrad). The same
 * samples give the same model.
 */
export function learnWeights(samples: Sample[], featureCount: number): Model {
  const weights = new Float64Array(featureCount)
  const moved = new Float64Array(featureCount).fill(0.01)
  const model: Model = { bias: -2, weights }
  let biasMoved = 1
  const random = seededRandom(1).uniform
  const order = samples.map((_, at) => at)
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    const rate = RATE / (1 + pass * 0.3)
    for (const at of order) {
      const sample = samples[at]
      if (!sample) continue
      const wrong = ((sample.isCry ? 1 : 0) - 1 / (1 + Math.exp(-score(model, sample)))) * sample.weight
      biasMoved += wrong * wrong
      model.bias += (rate * wrong) / Math.sqrt(biasMoved)
      for (const feature of sample.features) {
        const pull = wrong * sample.scale - DECAY * (weights[feature] ?? 0)
        moved[feature] = (moved[feature] ?? 0) + pull * pull
        weights[feature] = (weights[feature] ?? 0) + (rate * pull) / Math.sqrt(moved[feature])
      }
    }
  }
  return model
}

/** The log-odds that a text is a cry. */
export function score({ bias, weights }: Model, { features, scale }: Pick<Sample, 'features' | 'scale'>): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return bias + sum * scale
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
