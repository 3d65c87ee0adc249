import { classLetter, featureScale, hashOf, type PackedModel } from '@/lib/server/language/learned/class-scorer'
import { seededRandom } from '@/lib/server/seeded-random'

/** What a sample is told by, which class it is of, and how much it counts. No feature holds a space. */
export type ClassSample = { features: readonly string[]; label: string; weight?: number }

export type LearnOptions = {
  passes?: number
  rate?: number
  decay?: number
  /** A feature of fewer samples than this says more about them than about their class. */
  leastSamples?: number
  /** Weights are kept as whole numbers of this part of one; what rounds to nothing is left out. */
  scale?: number
  /** What is nearer to nothing than this is left out too. */
  leastWeight?: number
}

/**
 * Fits a multiclass logistic regression by stochastic gradient descent with a rate of its own for each weight (AdaGrad),
 * and packs it for `classScorer`. The same samples give the same model.
 */
export function learnClasses(samples: readonly ClassSample[], options: LearnOptions = {}): PackedModel {
  const { passes = 20, rate = 0.5, decay = 3e-4, leastSamples = 2, scale = 12, leastWeight = 0 } = options
  const classes = [...new Set(samples.map(({ label }) => label))].sort()
  const names = frequentFeatures(samples, leastSamples)
  const places = new Map(names.map((name, at) => [name, at]))
  const numbered = samples.map(({ features, label, weight = 1 }) => ({
    features: Int32Array.from(features.flatMap((name) => places.get(name) ?? [])),
    part: featureScale(features.length),
    label: classes.indexOf(label),
    weight,
  }))
  const fit = newFit(classes.length, names.length, decay)
  const random = seededRandom(1).uniform
  for (let pass = 0; pass < passes; pass++) {
    const step = rate / (1 + pass * 0.3)
    shuffle(numbered, random)
    for (const sample of numbered) move(fit, sample, step)
  }
  const kept = { ...fit, weights: fit.weights.map((one) => (Math.abs(one) < leastWeight ? 0 : one)) }
  return packed(classes, names.map(hashOf), kept, scale)
}

type Numbered = { features: Int32Array; part: number; label: number; weight: number }
/** Weights of a feature stand side by side, one a class; `moved` is how far each has been moved so far. */
type Fit = { count: number; decay: number } & Record<'weights' | 'moved' | 'bias' | 'biasMoved' | 'sums', Float64Array>

function newFit(count: number, features: number, decay: number): Fit {
  return {
    count,
    decay,
    weights: new Float64Array(features * count),
    moved: new Float64Array(features * count).fill(0.01),
    bias: new Float64Array(count),
    biasMoved: new Float64Array(count).fill(1),
    sums: new Float64Array(count),
  }
}

function move(fit: Fit, { features, part, label, weight }: Numbered, step: number): void {
  const { count, decay, weights, moved, bias, biasMoved, sums } = fit
  sums.set(bias)
  for (const feature of features)
    for (let one = 0; one < count; one++) sums[one] = (sums[one] ?? 0) + (weights[feature * count + one] ?? 0) * part
  softmax(sums)
  for (let one = 0; one < count; one++) {
    const wrong = ((one === label ? 1 : 0) - (sums[one] ?? 0)) * weight
    const biased = (biasMoved[one] ?? 0) + wrong * wrong
    biasMoved[one] = biased
    bias[one] = (bias[one] ?? 0) + (step * wrong) / Math.sqrt(biased)
    for (const feature of features) {
      const place = feature * count + one
      const pull = wrong * part - decay * (weights[place] ?? 0)
      const far = (moved[place] ?? 0) + pull * pull
      moved[place] = far
      weights[place] = (weights[place] ?? 0) + (step * pull) / Math.sqrt(far)
    }
  }
}

function packed(classes: string[], names: readonly string[], { weights, bias }: Fit, scale: number): PackedModel {
  const entries = names.flatMap((name, at) => {
    const own = classes.flatMap((_, one) => {
      const weight = Math.round((weights[at * classes.length + one] ?? 0) * scale)
      return weight === 0 ? [] : `${classLetter(one)}${weight}`
    })
    return own.length > 0 ? `${name}=${own.join('')}` : []
  })
  return { classes, scale, bias: [...bias].map((one) => Math.round(one * 1_000) / 1_000), weights: entries.join(' ') }
}

function frequentFeatures(samples: readonly ClassSample[], least: number): string[] {
  const counts = new Map<string, number>()
  for (const { features } of samples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= least ? name : [])).sort()
}

function softmax(sums: Float64Array): void {
  const most = sums.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  let total = 0
  for (const [at, sum] of sums.entries()) {
    sums[at] = Math.exp(sum - most)
    total += sums[at] ?? 0
  }
  for (const [at, power] of sums.entries()) sums[at] = power / total
}

function shuffle(samples: Numbered[], random: () => number): void {
  for (let at = samples.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [samples[at] as Numbered, samples[other] as Numbered]
    samples[at] = two
    samples[other] = one
  }
}
