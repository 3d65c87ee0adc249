import 'server-only'
import { wordSet } from '../word-table'
import { partOf, type Slate, wordAt } from './slate'

/** The two sides that are compared; `other` is null where only one is named. */
export type Sides = { main: Slate; other: Slate | null }

const JOINTS = wordSet('than vs versus v against compared comparing relative opposed rather')
const AFTER_JOINT = wordSet('to with than . as')
const LOOSE = new Set(['with', 'to', 'and'])
const COMPARING = /^(?:compare[sd]?|comparing|comparison|differences?|differ|differs|between|diff)$/

/** Parts a question at the word that stands between what it compares: "than", "vs", "or", "compare … with". */
export function sidesOf(slate: Slate): Sides {
  const joint = firmJoint(slate) ?? looseJoint(slate)
  if (!joint) return { main: slate, other: null }
  for (let at = joint.from; at < joint.to; at++) slate.taken[at] = true
  return { main: partOf(slate, slate.from, joint.from), other: partOf(slate, joint.to, slate.to) }
}

type Joint = { from: number; to: number }

function firmJoint(slate: Slate): Joint | null {
  for (let at = slate.from + 1; at < slate.to; at++) {
    const word = wordAt(slate, at)
    if (!JOINTS.has(word) || slate.taken[at]) continue
    let to = at + 1
    while (AFTER_JOINT.has(wordAt(slate, to))) to++
    return { from: at, to }
  }
  return null
}

/** "Or", and after "compare" and "between" also "and", "with" and "to". */
function looseJoint(slate: Slate): Joint | null {
  let isCompared = false
  let loose: Joint | null = null
  for (let at = slate.from; at < slate.to; at++) {
    const word = wordAt(slate, at)
    if (COMPARING.test(word)) isCompared = true
    if (word === 'or' && at > slate.from) return { from: at, to: at + 1 }
    // "Energy on days with swimming" is no joint; a date or "and" after it is looked for first.
    if (isCompared && at > slate.from + 1 && LOOSE.has(word) && (word === 'and' || !loose)) {
      loose = { from: at, to: at + 1 }
      if (word === 'and') return loose
    }
  }
  return loose
}
