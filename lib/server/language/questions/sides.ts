import 'server-only'
import * as cues from './cues'
import { matchAt, type Phrase, partOf, type Slate, take, wordAt } from './slate'

/** The two things that a question sets beside each other; `other` is null where it names one. */
export type Sides = { main: Slate; other: Slate | null; isUnlike: boolean }

/** Parts a question at the word that stands between what it compares: "than", "vs", "or", "compare … with". */
export function sidesOf(slate: Slate, isComparing: boolean): Sides {
  if (take(slate, cues.unlike)) return { main: slate, other: null, isUnlike: true }
  const joint = jointOf(slate, cues.joints) ?? (isComparing ? looseJoint(slate) : null)
  if (!joint) return { main: slate, other: null, isUnlike: false }
  for (let at = joint.from; at < joint.to; at++) slate.taken[at] = true
  return { main: partOf(slate, slate.from, joint.from), other: partOf(slate, joint.to, slate.to), isUnlike: false }
}

type Joint = { from: number; to: number }

function jointOf(slate: Slate, wanted: readonly Phrase[]): Joint | null {
  for (let at = slate.from + 1; at < slate.to; at++) {
    for (const one of wanted) {
      const met = matchAt(slate, at, one)
      if (met?.length) return { from: at, to: (met.at(-1) ?? at) + 1 }
    }
  }
  return null
}

/** "Or", and after "compare" and "difference between" also "and", "with" and "to". */
function looseJoint(slate: Slate): Joint | null {
  let isCompared = false
  for (let at = slate.from; at < slate.to; at++) {
    const word = wordAt(slate, at)
    if (/^(?:compare|comparing|comparison|compares|differences?|between|differ|differs)$/.test(word)) isCompared = true
    if (word === 'or') return { from: at, to: at + 1 }
    if (isCompared && (word === 'with' || word === 'to') && at > slate.from + 1) {
      // "Energy on days with swimming" is no joint; a date or "and" after it is looked for first.
      if (!laterAnd(slate, at)) return { from: at, to: at + 1 }
    }
    if (isCompared && word === 'and') return { from: at, to: at + 1 }
  }
  return null
}

function laterAnd(slate: Slate, from: number): boolean {
  for (let at = from; at < slate.to; at++) if (wordAt(slate, at) === 'and') return true
  return false
}
