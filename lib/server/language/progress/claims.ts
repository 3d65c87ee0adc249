import 'server-only'
import { ordinalOf } from '../numbers'
import type { Sentence, Token } from '../text'
import { isKnownUnit, isTime, unitOf } from '../units'
import type { Clause } from './clauses'
import type { GoalView } from './frame'
import { fitsGoal, isAlike, ofGoal } from './goal-verbs'
import { quoteOf } from './quote-of'
import type { Said } from './said'
import { FINISHING, isPast, isPastForm, NOT_LOST, OTHER_DEEDS, SET_BACKS, UNENDED } from './stance-words'

/** Shares that are told without a figure. */
const SHARES = new Set(
  'almost nearly most mostly majority chunk bulk remaining left remains closer nearer missing'.split(' '),
)
const OVER = new Set('again scratch square zero'.split(' '))
/** How a thing stands that is done. */
const STANDS = new Set(
  'up on in over live empty free gone ready open launched out sorted through built home ours square complete signed clear dry'.split(
    ' ',
  ),
)
const WHOLE = new Set(
  'it all everything the whole thing lot at last finally today now this that them yesterday last night my goal mission and 100 off out'.split(
    ' ',
  ),
)
/** With these even reading and writing has an end. */
const ENDED = new Set('last final another again it whole all twice lots'.split(' '))
const MAKING = new Set('did made nailed smashed crushed cracked aced got'.split(' '))
const WHOLE_ASIDE = new Set('today yesterday finally i we ve just yes at last'.split(' '))
/** What was finished is the day's, not the goal's. */
const DAILY = new Set('work early late dinner lunch shift breakfast meeting day today'.split(' '))
const ABSTAINING = new Set('no quit stop without sober dry free off give less cut'.split(' '))
const CONSUMED = new Set('ate drank had smoked vaped caved bought ordered'.split(' '))

/**
 * Whether a sentence claims that ground was won or lost, though no figure tells how much: that the goal is finished, or
 * that a deed with an end to it was done for it. What was merely worked on, felt or planned claims nothing.
 */
export function readClaims(sentence: Sentence, clauses: readonly Clause[], view: GoalView): Said[] {
  return clauses.flatMap((clause): Said[] => {
    const quote = quoteOf(clause)
    const claim = (kind: 'finish' | 'claim' | 'loss'): Said[] => (quote ? [{ kind, isSure: false, quote }] : [])
    if (sentence.isQuestion || clause.isPreparing) return []
    if (setsBack(clause, view)) return claim('loss')
    if (nothingLeft(clause)) return claim('finish')
    if (clause.stance === 'not' || clause.isOthers) return []
    if (clause.finishes && finishesAll(clause, sentence, view)) return claim('finish')
    if (madeIt(clause)) return claim('finish')
    if (deedOf(clause, view) && !clause.begins) return claim(isBare(clause, view) ? 'finish' : 'claim')
    if (tellsShare(clause, view) || standsSo(clause, view)) return claim('claim')
    const isCounted = view.frame !== null || view.goal.milestones.length > 0 || !/[£$€%]/.test(sentence.text)
    return isCounted && tellsFigure(clause, view) ? claim('claim') : []
  })
}

/** "Done!", "finished it", "the shed is finished": no other thing is named that was finished. */
function finishesAll({ tokens }: Clause, sentence: Sentence, view: GoalView): boolean {
  const at = tokens.findIndex(({ word }) => FINISHING.has(word))
  const after = tokens.slice(at + 1).filter(({ kind }) => kind === 'word')
  if (after.some(({ word }) => DAILY.has(word)) && !ofGoal(tokens, view) && after.length < 3) return false
  const words = tokens.filter(({ kind }) => kind === 'word')
  return (
    words.length <= 4 ||
    after.every(({ word }) => WHOLE.has(word)) ||
    ofGoal(tokens, view) ||
    sentence.tokens.length <= 4
  )
}

/** Whether a figure counts things, not minutes or the hour. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const { kind, word } = tokens[at] as Token
  const next = tokens[at + 1]?.word ?? ''
  return kind === 'number' && ordinalOf(word) === null && next !== 'am' && next !== 'pm' && !isTime(unitOf(next))
}

/** "I did it!", "got there", "smashed it". */
function madeIt({ tokens }: Clause): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word)
  const [verb = '', object = ''] = words.filter((word) => !WHOLE_ASIDE.has(word)).slice(-2)
  return words.length <= 5 && MAKING.has(verb) && (object === 'it' || object === 'there')
}

function setsBack(clause: Clause, view: GoalView): boolean {
  const { tokens, isOthers } = clause
  if (isOthers || tokens.some(({ word }) => NOT_LOST.has(word) || word.endsWith("n't") || word === 'never'))
    return false
  const at = tokens.findIndex((token) => SET_BACKS.has(token.word))
  if (tokens[at]?.word === 'forgot' && tokens[at + 1]?.word === 'to') return false
  const isAgain = tokens.some(
    ({ word }, place) =>
      /^(?:start|started|starting|begin|began|begun|back)$/.test(word) &&
      tokens
        .slice(place + 1, place + 4)
        .some((token) => OVER.has(token.word) || token.word === 'over' || token.value === 0 || token.value === 1),
  )
  if (isAgain) return true
  const isAbstaining = [...ABSTAINING].some((word) => view.words.has(word))
  if (isAbstaining && tokens.some(({ word }) => CONSUMED.has(word)) && !clause.isDenied && clause.tokens.length > 1)
    return true
  if (at < 0 || (tokens[at]?.word === 'lost' && view.verb === 'lose')) return false
  return (
    ofGoal(tokens, view) ||
    tokens.some(
      ({ word, kind }) =>
        kind === 'number' || ['it', 'everything', 'all', 'streak', 'lot', 'whole', 'them', 'one'].includes(word),
    ) ||
    tokens.length <= 4
  )
}

/** "Nothing left to pay", "none left", "no more boxes". */
function nothingLeft({ tokens }: Clause): boolean {
  const at = tokens.findIndex(({ word }) => word === 'nothing' || word === 'none' || word === 'no')
  return at >= 0 && tokens.slice(at + 1, at + 4).some(({ word }) => word === 'left' || word === 'remaining')
}

/** A deed of the goal's own kind that has an end: "planted the hedge", "ran it", "sent two"; not "worked on it". */
function deedOf({ tokens }: Clause, view: GoalView): boolean {
  return tokens.some((token, at) => {
    if (!isPastForm(token) || tokens[at - 1]?.word === 'to') return false
    const isOwn = token.stem === view.verb || (view.stems.has(token.stem) && isPast(token))
    const rest = tokens.slice(at + 1)
    const isFor = rest.some(({ word }) => word === 'for' || word === 'bit' || word === 'some')
    const isEnded =
      !UNENDED.has(token.stem) || (!isFor && rest.some((one, place) => ENDED.has(one.word) || isCount(rest, place)))
    if (isOwn) return isEnded
    if (OTHER_DEEDS.has(token.word)) return false
    const isTelic = isPast(token) && !UNENDED.has(token.stem)
    const isCounted = rest.some((_, place) => isCount(rest, place))
    return (
      (isTelic && (ofGoal(rest, view) || (fitsGoal(token.stem, view) && isCounted))) ||
      (isCounted && isAlike(token.stem, view))
    )
  })
}

function isBare({ tokens }: Clause, view: GoalView): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  return (
    words.length <= 4 &&
    words.every(({ word, stem }) => WHOLE.has(word) || stem === view.verb || view.titleStems.has(stem) || word === 'i')
  )
}

function tellsShare({ tokens, finishes }: Clause, view: GoalView): boolean {
  if (!tokens.some(({ word }) => SHARES.has(word))) return false
  return ofGoal(tokens, view) || finishes || tokens.some(({ word }) => ['there', 'left', 'missing'].includes(word))
}

/** "The site is live", "roof on!", "debt free": how a thing of the goal's stands. */
function standsSo({ tokens, stance }: Clause, view: GoalView): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const isGoals = ofGoal(tokens, view) || words.length <= 3
  const isNow = words.at(-1)?.word === 'now' && ofGoal(tokens, view)
  return stance !== 'not' && words.length <= 7 && isGoals && (isNow || STANDS.has(words.at(-1)?.word ?? ''))
}

/** A figure in a sentence about the goal, whatever it is of. */
function tellsFigure({ tokens, hasDeed, stance }: Clause, view: GoalView): boolean {
  const isFigure = ({ kind, value, word }: Token) =>
    kind === 'number' && value !== null && !/^(?:19|20)\d\d$/.test(word)
  if (!tokens.some(isFigure)) return false
  const isCounted = tokens.some((_, at) => isCount(tokens, at)) && !tokens.some((token) => OTHER_DEEDS.has(token.word))
  if (isCounted && hasDeed && stance === 'done' && tokens.length <= 9) return true
  return (
    tokens.some(({ kind, stem, word }) => kind === 'word' && view.titleStems.has(stem) && !isKnownUnit(word)) &&
    (hasDeed || tokens.length <= 8)
  )
}
