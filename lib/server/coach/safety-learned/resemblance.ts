import 'server-only'
import type { Sentence } from '../safety-sentences'
import { scaleOf, unitsOf } from './features'
import learned from './weights.json'

/** Above this a text counts as a cry; set by `scripts/safety/train-command.ts`, as `OUTRIGHT`. */
export const ALARM = learned.cry.above
/** A cry above this, as `Likeness.explicit`, says it outright. */
export const OUTRIGHT = learned.explicit.above

type Head = { bias: number; weights: Map<string, number> }

const heads = { cry: headOf(learned.cry), explicit: headOf(learned.explicit) }

/** How much a message resembles the labelled cries rather than everyday talk, and those that say it outright. */
export type Likeness = { cry: number; explicit: number }

/**
 * The log-odds of two logistic regressions, the highest over the message's sentences and neighbouring pairs of them: what
 * finds cries in words that no rule was written for.
 */
export function resemblance(sentences: Sentence[]): Likeness {
  const likeness = { cry: Number.NEGATIVE_INFINITY, explicit: Number.NEGATIVE_INFINITY }
  for (const features of unitsOf(sentences)) {
    likeness.cry = Math.max(likeness.cry, scoreOf(features, heads.cry))
    likeness.explicit = Math.max(likeness.explicit, scoreOf(features, heads.explicit))
  }
  return likeness
}

function headOf({ bias, weights: byWeight }: { bias: number; weights: Record<string, string> }): Head {
  const weights = new Map<string, number>()
  for (const [weight, features] of Object.entries(byWeight))
    for (const feature of features.split(' ')) weights.set(feature, Number(weight) / learned.scale)
  return { bias, weights }
}

function scoreOf(features: string[], { bias, weights }: Head): number {
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
  return bias + sum * scaleOf(features.length)
}
