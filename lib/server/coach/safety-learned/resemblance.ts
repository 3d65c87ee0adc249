import 'server-only'
import { allConcepts, speaksOf } from '../safety-patterns/concepts'
import type { Sentence } from '../safety-sentences'
import { featuresOf } from './features'
import learned from './weights.json'

/** Above this a text counts as a cry without any rule; set by `scripts/safety/train-command.ts`. */
export const ALARM = learned.alarm
/** Below this a rule that fires is taken to be wrong. */
export const VETO = learned.veto

/** In longer messages only pairs of sentences are looked at, for speed. */
const FEW = 6

const weights = new Map<string, number>()
for (const [weight, features] of Object.entries(learned.weights))
  for (const feature of features.split(' ')) weights.set(feature, Number(weight) / learned.scale)

/**
 * How much a message resembles the labelled cries rather than the labelled everyday talk: the log-odds of a logistic
 * regression, the highest over its sentences and neighbouring pairs of them. A second opinion beside the rules, which
 * know their sentences by grammar and lexicon and miss what is worded in a new way.
 */
export function resemblance(sentences: Sentence[]): number {
  const text = sentences.map(({ whole }) => whole).join(' . ')
  const present = allConcepts.filter((concept) => speaksOf(text, concept))
  let highest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < sentences.length; at++) {
    for (const size of sentences.length > FEW ? [2] : [1, 2])
      highest = Math.max(highest, scoreOf(featuresOf(sentences.slice(at, at + size), present)))
  }
  return highest
}

function scoreOf(features: string[]): number {
  const known = features.filter((feature) => weights.has(feature))
  const sum = known.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
  return learned.bias + sum / Math.sqrt(known.length || 1)
}
