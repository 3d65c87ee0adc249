import 'server-only'
import { ordinalOf } from '../numbers'
import type { Token } from '../text'
import { isPlural, unitOf } from '../units'
import { type Beside, beside } from './beside'
import type { Read } from './clauses'
import type { GoalView } from './frame'
import { quoteOf } from './quote-of'
import type { Said } from './said'
import { FINISHING, isPast, PLAIN } from './stance-words'

/** Words after a share that say of what: of the whole. */
const DONE = new Set(
  'done complete completed finished there through in way ready over overall already now left'.split(' '),
)
const AT = new Set(
  "at is are it's its now am i'm im to about roughly around hit reached past : = ~ progress say call put was".split(
    ' ',
  ),
)
const WHOLE = new Set(
  'it way total goal target whole everything all work thing that this project lot them distance money draft manuscript script amount sum goal'.split(
    ' ',
  ),
)
const MORE = new Set('another more further extra additional + gained'.split(' '))
const LEFT = new Set('left remaining remains'.split(' '))
/** A share beside these is not one of the goal. */
const FOREIGN = new Set(
  'battery chance sure certain confident effort discount off interest humidity rise raise score scored marks result tip tax vat charge charged likely faster slower better worse stronger fitter happier happy fee commission rain committed commitment energy mood knee feel feels feeling rating rate pain stress motivation marathon past hour sleep views reviews'.split(
    ' ',
  ),
)

type Unquoted = { kind: 'share' | 'shareDelta'; value: number; isSure: boolean }

/** The shares of the whole that a sentence names: "40 % done", "halfway", "two thirds through", "3 of 5 rooms painted". */
export function readShares({ sentence, clauses, quantities }: Read, view: GoalView): Said[] {
  // Where the goal is counted in percent, a percentage is a reading.
  if (view.frame?.unit === 'percent' || sentence.tokens.some(({ word }) => FOREIGN.has(word))) return []
  return quantities.flatMap((quantity): Said[] => {
    const clause = clauses.find(({ from, to }) => quantity.from >= from && quantity.from < to)
    if (!clause || clause.stance === 'not' || clause.isPreparing) return []
    const at = beside(quantity, clause, view)
    const said = quantity.form === 'percent' ? percent(at) : quantity.of !== null ? share(at) : null
    return said && !isForeign(at) ? [{ ...said, quote: quoteOf(clause, quantity) }] : []
  })
}

/** "My knee is at 70 %", "Ben's at 80 %": the share is of another thing, or another person's. */
function isForeign({ clause: { tokens }, view }: Beside): boolean {
  // "The path is half done", where the path is a milestone.
  if (tokens.some(({ kind, stem }) => kind === 'word' && view.pieceStems.has(stem))) return true
  const at = tokens.findIndex(({ word }) => word === 'my' || word === 'his' || word === 'her')
  const noun = at < 0 ? null : tokens[at + 1]
  return (
    noun !== undefined && noun !== null && noun.kind === 'word' && !view.stems.has(noun.stem) && !WHOLE.has(noun.word)
  )
}

function percent(at: Beside): Unquoted | null {
  const { quantity, before, after, isPlain } = at
  const { value } = quantity
  if (value > 100) return null
  if (isLeft(after)) return { kind: 'share', value: 100 - value, isSure: isPlain && after[0] !== 'of' }
  if (before.slice(-2).some((word) => MORE.has(word)) || after[0] === 'more')
    return { kind: 'shareDelta', value, isSure: isPlain }
  const next = at.clause.tokens[quantity.to - at.clause.from]
  // "100 % motivated" is a mood.
  const isOther =
    next?.kind === 'word' &&
    next.word !== 'of' &&
    !PLAIN.has(next.word) &&
    !DONE.has(next.word) &&
    !isPast(next) &&
    !FINISHING.has(next.word)
  return isOther ? null : { kind: 'share', value, isSure: isPlain && isOfWhole(at) }
}

function share(at: Beside): Unquoted | null {
  const { quantity, after, clause, view, isPlain } = at
  const { value, of } = quantity
  if (of === null || of <= 0 || value > of || value < 0) return null
  const isCount = quantity.unit !== null || /\d/.test(clause.sentence.tokens[quantity.from]?.word ?? '')
  const percentOf = (part: number) => Math.round((part / of) * 100)
  if (isLeft(after)) return { kind: 'share', value: percentOf(of - value), isSure: isPlain && after[0] !== 'of' }
  // "4 of 5 case studies" of a milestone that counts five is no share of the goal.
  const isOfMilestone = view.goal.milestones.some(({ title }) => new RegExp(`\\b${of}\\b`).test(title))
  const isOwn = isCount ? !view.frame && !isOfMilestone && isOwnCount(at) : isOfWhole(at)
  return { kind: 'share', value: percentOf(value), isSure: isPlain && isOwn && !clause.begins }
}

/** "3 of 5 rooms" of a goal that names rooms; "3 of 5 done". */
function isOwnCount({ quantity: { unit, to }, clause, view }: Beside): boolean {
  const isEnded =
    clause.finishes ||
    clause.hasDeed ||
    clause.tokens.some(({ word }) => ['know', 'can', 'have', 'got'].includes(word)) ||
    clause.tokens.slice(to - clause.from).some(({ word }) => ['in', 'behind', 'heart', 'off'].includes(word))
  if (clause.tokens.length <= 5 && !clause.hasDeed) return true
  if (unit === null) return isEnded && clause.tokens.length <= 8
  return clause.tokens.some(({ stem, word }) => view.stems.has(stem) && word.startsWith(unit.slice(0, 4))) || isEnded
}

function isLeft(after: readonly string[]): boolean {
  return (
    after.slice(0, 3).some((word) => LEFT.has(word)) || (after[0] === 'to' && ['go', 'do'].includes(after[1] ?? ''))
  )
}

/** Whether a share is one of the whole: "40 % done", "at 40 %", "half of it", "a third of the book". */
function isOfWhole({ before, clause, quantity, view }: Beside): boolean {
  const tokens = clause.tokens.slice(quantity.to - clause.from)
  const [first] = tokens
  if (first && ['of', 'the', 'my'].includes(first.word)) {
    const noun = tokens.find(({ word }) => !['of', 'the', 'my', 'a', 'an', 'whole', 'our'].includes(word))
    return noun !== undefined && (WHOLE.has(noun.word) || view.titleStems.has(noun.stem)) && !isPieceAfter(tokens, noun)
  }
  // "Halfway through the third book" is of a piece.
  const isOfPiece = tokens.some(
    ({ word, kind }) =>
      kind === 'number' ||
      ordinalOf(word) !== null ||
      (view.frame !== null && unitOf(word) === view.frame.unit && !isPlural(word)),
  )
  if (isOfPiece && tokens.some(({ word }) => ['through', 'of', 'into', 'in'].includes(word))) return false
  const isDone = first !== undefined && (DONE.has(first.word) || isPast(first))
  if (isDone) return first.word !== 'in' || tokens.length === 1
  const isEnd = first === undefined || first.kind === 'mark' || PLAIN.has(first.word)
  return isEnd && (before.length === 0 || AT.has(before.at(-1) ?? ''))
}

/** "Half of the book proposal": the goal's noun only tells of which piece. */
function isPieceAfter(tokens: readonly Token[], noun: Token): boolean {
  const next = tokens[tokens.indexOf(noun) + 1]
  return next !== undefined && next.kind === 'word' && !PLAIN.has(next.word) && !DONE.has(next.word) && !isPast(next)
}
