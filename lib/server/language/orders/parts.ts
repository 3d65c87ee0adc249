import 'server-only'
import type { Reading, Sentence, Token } from '../text'
import { wordSet } from '../word-table'
import type { OrderContext, Part } from './order'
import type { Reader, Said } from './understand'
import words from './words.json'

/** After these words stands what somebody said or wrote. */
const SAYING = wordSet(words.parts.saying)
const OPENING = new Set(['"', '“', '«'])
const CLOSING = new Set(['"', '”', '»'])
/** Between these two orders may part. */
const JOINTS = new Set([',', ';', 'and', 'then', 'also', 'plus', '&', '-', '–', '—', '.', '!', '?', ':', '+', 'n'])
/** A longer message is read by its sentences, and a longer sentence by its beginning. */
const MOST_TOKENS = 60
const MOST_PARTS = 24
/** Each is read on both of its sides. */
const MOST_JOINTS = 8
const MOST_ORDERS = 10

/** The parts of a message that are its writer's own words: what stands on a quoted line or behind "the note says:" is none. */
export function ownParts({ text, sentences }: Reading): Part[] {
  const own: Sentence[] = []
  for (const sentence of sentences) {
    // What follows a colon after "the note says" is the note, to its end.
    if (isReport(sentence)) break
    own.push(sentence)
  }
  const all = own.flatMap(({ tokens }) => tokens)
  if (all.length <= MOST_TOKENS) return all.length > 0 ? [partOf(text, all)] : []
  return own.slice(0, MOST_PARTS).map(({ tokens }) => partOf(text, tokens.slice(0, MOST_TOKENS)))
}

export function partOf(text: string, tokens: Token[]): Part {
  const isQuestion = tokens.slice(-2).some(({ word }) => word === '?')
  return { text, start: 0, end: text.length, tokens, isQuestion }
}

/** "The note says: …", "she said “add a goal”". */
export function isReport({ tokens }: Sentence): boolean {
  const said = tokens.findIndex(({ word }) => SAYING.has(word))
  if (said < 0) return false
  const next = tokens.slice(said + 1, said + 5).map(({ word }) => word)
  return next.includes(':') || next.some((word) => OPENING.has(word) || word === "'")
}

/** Where a part may be two: the tokens that a second order may begin with. */
export function jointsOf({ tokens }: Part): number[] {
  const joints: number[] = []
  let isInside = false
  for (const [at, { word }] of tokens.entries()) {
    if (isInside ? CLOSING.has(word) : OPENING.has(word)) isInside = !isInside
    const next = tokens[at + 1]
    if (isInside || !JOINTS.has(word) || !next || JOINTS.has(next.word) || at === 0) continue
    joints.push(at + 1)
  }
  return joints.slice(0, MOST_JOINTS)
}

/** The two sides of a joint. The words that join them are of neither. */
export function sidesOf({ text, tokens }: Part, at: number): [Part, Part] {
  let end = at
  while (end > 1 && JOINTS.has(tokens[end - 1]?.word ?? '')) end -= 1
  return [partOf(text, tokens.slice(0, end)), partOf(text, tokens.slice(at))]
}

/** Whether two orders part before a token: a sentence ends there, each has its time, or orders of two kinds are joined. */
function isParting({ tokens }: Part, at: number, [left, right]: readonly [Said, Said]): boolean {
  const [one, other] = [left.kinds[0], right.kinds[0]]
  if (!one || !other || other.name === 'none') return false
  const joints = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word)
  const isEnded = joints.some((word) => word === '.' || word === '!' || word === ';')
  const least = Math.min(one.share, other.share)
  const joint = joints.at(-1) ?? ''
  // "Monday 9.15 lab record, and Tuesday 5 pm bus pass": each has a time of its own.
  const areTimed = left.bones.when.time !== null && right.bones.when.time !== null
  if (isEnded || (areTimed && joint === 'and')) return least > PARTED
  // "Add milestones book the hall and send invites": what nobody could be asked to do goes on with what is to be done.
  if (other.name === 'cannot' && GIVING.has(one.name)) return false
  // A colon leads to what an order gives, and a comma as often to more of it.
  return one.name !== other.name && least > (joint === ',' ? LISTED : JOINED) && joint !== ':'
}
/** Those that give a thing words of their own. */
export const GIVING = wordSet(words.readOrders.giving)
const PARTED = 0.45
const JOINED = 0.5
const LISTED = 0.8

/** A part as the orders that it holds one after another, each read. */
export function saidIn(part: Part, context: OrderContext, reader: Reader): Said[] {
  const parts: Said[] = []
  let rest = reader.said(part, context)
  while (parts.length < MOST_ORDERS - 1) {
    const sides = partedAt(rest.part, context, reader)
    if (!sides) break
    parts.push(sides[0])
    rest = sides[1]
  }
  return [...parts, rest]
}

/** The first order of a part and what follows it; null where it is one. */
function partedAt(part: Part, context: OrderContext, reader: Reader): [Said, Said] | null {
  for (const at of jointsOf(part)) {
    const [left, right] = sidesOf(part, at)
    const first = reader.said(left, context)
    const [kind] = first.kinds
    // What is no order is followed by no second one, whatever that may be.
    if (!kind || kind.name === 'none' || kind.share <= PARTED) continue
    const sides: [Said, Said] = [first, reader.said(right, context)]
    if (isParting(part, at, sides)) return sides
  }
  return null
}
