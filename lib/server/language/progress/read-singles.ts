import 'server-only'
import { isPlural, sameUnit, unitOf } from '../units'
import type { Clause } from './clauses'
import type { GoalView } from './frame'
import { verbFits } from './goal-verbs'
import { quoteOf } from './quote-of'
import type { Said } from './said'
import { MULTIPLYING } from './stance-words'

const ONE = new Set('another a an'.split(' '))
const BETWEEN = 2

/** One more of what the goal counts: "another book", "knitted a scarf", "one more". */
export function readSingles(clause: Clause, view: GoalView): Said[] {
  const { frame } = view
  if (frame?.measure.kind !== 'total' || clause.stance === 'not' || clause.isPreparing || clause.begins) return []
  const { tokens } = clause
  for (const [at, { word }] of tokens.entries()) {
    if (!ONE.has(word)) continue
    const after = tokens.slice(at + 1, at + 2 + BETWEEN)
    if (after.some(({ kind }) => kind === 'number')) continue
    const noun = after.findIndex(
      (token) =>
        token.kind === 'word' && !isPlural(token.word) && sameUnit(unitOf(token.word), frame.unit)?.factor === 1,
    )
    const isOne = word === 'another' && (after[0]?.word === 'one' || after.length === 0 || after[0]?.kind === 'mark')
    if (noun < 0 && !isOne) continue
    // "A book of 300 pages" and "half a book" are none.
    if (
      tokens[at - 1]?.word === 'half' ||
      tokens[at - 1]?.word === 'of' ||
      tokens[at + 2 + Math.max(noun, 0)]?.word === 'of'
    )
      continue
    const others = tokens.filter(
      (token, place) =>
        place !== at && !(place === at + 1 && token.word === 'one') && (token.kind === 'number' || ONE.has(token.word)),
    )
    const isSure =
      frame.isClear &&
      clause.stance === 'done' &&
      clause.hasDeed &&
      !clause.isVague &&
      verbFits(tokens, view) &&
      others.length === 0 &&
      !tokens.some((token) => MULTIPLYING.has(token.word))
    return [{ kind: 'delta', value: 1, isSure, quote: quoteOf(clause) }]
  }
  return []
}
