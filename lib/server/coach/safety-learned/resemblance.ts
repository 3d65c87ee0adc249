import 'server-only'
import type { Sentence } from '../safety-sentences'
import { scaleOf, unitsOf } from './features'
import learned from './weights.json'

/** Above this a text counts as a cry without any rule; set by `scripts/safety/train-command.ts`. */
export const ALARM = learned.alarm
/** Above this it counts as an outright one: no held-out sentence of an ordinary day comes near. */
export const CERTAIN = ALARM + 1.5
/** Below this a rule that fires is taken to be wrong, unless it is outright. */
export const VETO = learned.veto

const weights = new Map<string, number>()
for (const [weight, features] of Object.entries(learned.weights))
  for (const feature of features.split(' ')) weights.set(feature, Number(weight) / learned.scale)

/**
 * How much a message resembles the labelled cries rather than everyday talk: the log-odds of a logistic regression, the
 * highest over its sentences and neighbouring pairs of them. A second opinion beside the rules, which know their
 * sentences by grammar and lexicon and miss what is worded in a new way.
 */
export function resemblance(sentences: Sentence[]): number {
  return unitsOf(sentences).reduce(
    (highest, features) => Math.max(highest, scoreOf(features)),
    Number.NEGATIVE_INFINITY,
  )
}

function scoreOf(features: string[]): number {
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
  return learned.bias + sum * scaleOf(features.length)
}
