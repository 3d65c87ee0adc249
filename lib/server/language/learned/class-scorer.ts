import 'server-only'
import { featureOf } from './linear-scorer'

/**
 * A multiclass logistic regression as data. `weights` holds the hash of a feature a word, followed by `=` and its
 * weights: for each class a letter and a whole number of the parts that `scale` makes of one.
 */
export type PackedModel = { classes: string[]; scale: number; bias: number[]; weights: string }
export type Likelihood = { name: string; share: number }

const FIRST_LETTER = 97
/** Classes beyond `z` are told by capitals. */
const LETTERS = 26
const CAPITALS = 65
/** As many as four characters tell apart. */
const HASHES = 36 ** 4

/** The classes by how likely they are for a set of features, the likeliest first; the shares add up to one. */
export type ClassScorer = (features: readonly string[]) => Likelihood[]

export function classScorer({ classes, scale, bias, weights }: PackedModel): ClassScorer {
  const known = new Map<string, [number, number][]>()
  for (const entry of weights.split(' ')) {
    const at = entry.lastIndexOf('=')
    if (at > 0) known.set(entry.slice(0, at), unpacked(entry.slice(at + 1), scale))
  }
  return (features) => {
    const sums = [...bias]
    const part = featureScale(features.length)
    for (const feature of features) {
      for (const [place, weight] of known.get(hashOf(feature)) ?? []) sums[place] = (sums[place] ?? 0) + weight * part
    }
    return likelihoods(classes, sums)
  }
}

/** How much each of a text's features counts, those that nothing was learned of included in their number. */
export function featureScale(count: number): number {
  return 1 / Math.sqrt(Math.max(count, 1))
}

/** Four characters for a name of any length; of ten thousand names hardly any two have the same. */
export function hashOf(name: string): string {
  return ((featureOf(name) >>> 0) % HASHES).toString(36)
}

/** The letter that stands for a class in packed weights. */
export function classLetter(place: number): string {
  return String.fromCharCode(place < LETTERS ? FIRST_LETTER + place : CAPITALS + place - LETTERS)
}

function unpacked(packed: string, scale: number): [number, number][] {
  return [...packed.matchAll(/([a-zA-Z])(-?\d+)/g)].map(([, letter = '', weight]) => {
    const code = letter.charCodeAt(0)
    return [code >= FIRST_LETTER ? code - FIRST_LETTER : code - CAPITALS + LETTERS, Number(weight) / scale]
  })
}

function likelihoods(classes: readonly string[], sums: readonly number[]): Likelihood[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return classes
    .map((name, at) => ({ name, share: (powers[at] ?? 0) / total }))
    .sort((one, other) => other.share - one.share)
}
