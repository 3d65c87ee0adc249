import 'server-only'
import { aboutOf, aboutPart } from './about'
import * as cues from './cues'
import type { Read, View } from './kind'
import { has, partOf, type Slate, take, takeAll, wordAt } from './slate'
import { timeOf } from './times'

/** "Which came first, A or B?", "did I start A before B?": the first of each. */
export function orderOf(slate: Slate, view: View): Read | null {
  if (['when', 'how', 'where', 'who'].includes(wordAt(slate, slate.from))) return null
  if (has(slate, cues.energy) || has(slate, cues.mood)) return null
  const isSooner = has(slate, cues.sooner)
  const joint = jointOf(slate, isSooner)
  if (joint === null) return null
  const copy = { ...slate, taken: [...slate.taken] }
  take(copy, cues.either)
  takeAll(copy, cues.sooner)
  takeAll(copy, cues.start)
  const sides = [partOf(copy, copy.from, joint), partOf(copy, joint + 1, copy.to)] as const
  const times = sides.map((side) => timeOf(side, { ...view, towards: 'past', isGeneral: false }))
  const [first, second] = sides.map((side) => aboutPart({ ...aboutOf(side), isWithout: false }))
  if (!first?.about || !second?.about || times.some(({ when }) => when)) return null
  return { of: 'entries', give: 'first', about: first.about, against: { about: second.about } }
}

function jointOf(slate: Slate, isSooner: boolean): number | null {
  let or: number | null = null
  for (let at = slate.from + 1; at < slate.to - 1; at++) {
    const word = wordAt(slate, at)
    const isBound = word === 'before' || word === 'after'
    if (isBound && wordAt(slate, at + 1) === 'or') return at + 2
    if (isBound && !isSooner && BARE_ASKING.has(wordAt(slate, slate.from))) return at
    if (word === 'than' && isSooner) return at
    if (word === 'or') or = at
  }
  return isSooner ? or : null
}

const BARE_ASKING = new Set('did was were had have is'.split(' '))
