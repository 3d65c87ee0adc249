import { seededRandom } from '@/lib/server/seeded-random'

/** One of several ways to take a text; `parts` are features of things that together count as one. */
export type Alternative = { features: number[]; parts: number[][] }
/** A text with all ways to take it, and which of them are right: any of them will do. */
export type Choice = { alternatives: Alternative[]; isRight: boolean[]; weight: number }
export type Fit = { size: number; passes?: number; rate?: number; decay?: number; least?: number }

/** How far each weight counts as moved before it is: the first steps are small. */
const MOVED = 30

/**
 * Fits a conditional logit: how likely each way to take a text is among all of them, by the sum of its features'
 * weights. Stochastic gradient descent with a rate of its own for each feature (AdaGrad). The same choices give the same
 * weights.
 */
export function learnChoices(
  choices: Choice[],
  { size, passes = 12, rate = 0.1, decay = 1e-5, least = 3 }: Fit,
): Float64Array {
  const weights = new Float64Array(size)
  const moved = new Float64Array(size).fill(MOVED)
  const mask = size - 1
  const isRare = rareFeatures(choices, size, least)
  const { uniform } = seededRandom(1)
  const order = choices.map((_, at) => at)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, uniform)
    const step = rate / (1 + pass * 0.2)
    for (const at of order) {
      const { alternatives, isRight, weight } = choices[at] as Choice
      const scores = alternatives.map((one) => scoreOf(weights, one, mask))
      const all = shares(scores)
      const right = shares(scores.map((score, place) => (isRight[place] ? score : Number.NEGATIVE_INFINITY)))
      alternatives.forEach(({ features, parts }, place) => {
        const pull = weight * ((right[place] as number) - (all[place] as number))
        if (Math.abs(pull) < 1e-3) return
        const push = (feature: number, by: number) => {
          const index = feature & mask
          if (isRare[index]) return
          const by2 = by - decay * (weights[index] as number)
          moved[index] = (moved[index] as number) + by2 * by2
          weights[index] = (weights[index] as number) + (step * by2) / Math.sqrt(moved[index] as number)
        }
        for (const feature of features) push(feature, pull)
        for (const part of parts) for (const feature of part) push(feature, pull / parts.length)
      })
    }
  }
  return weights
}

/** Features of fewer texts than that say more about them than about what is right. */
function rareFeatures(choices: readonly Choice[], size: number, least: number): Uint8Array {
  const counts = new Uint16Array(size)
  const last = new Int32Array(size).fill(-1)
  choices.forEach(({ alternatives }, at) => {
    const count = (feature: number) => {
      const index = feature & (size - 1)
      if (last[index] === at) return
      last[index] = at
      counts[index] = Math.min(65_535, (counts[index] as number) + 1)
    }
    for (const { features, parts } of alternatives) {
      features.forEach(count)
      for (const part of parts) part.forEach(count)
    }
  })
  return Uint8Array.from(counts, (count) => (count < least ? 1 : 0))
}

export function scoreOf(weights: Float64Array, { features, parts }: Alternative, mask = weights.length - 1): number {
  let score = 0
  for (const feature of features) score += weights[feature & mask] as number
  for (const part of parts) for (const feature of part) score += (weights[feature & mask] as number) / parts.length
  return score
}

/** What each score is of all, as a probability. */
export function shares(scores: number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / sum)
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at] as number, order[other] as number]
    order[at] = b
    order[other] = a
  }
}
