import 'server-only'
import { standsIn } from '../orders/counted-goals'
import { type Clause, clausesOf } from '../progress/clauses'
import { type GoalView, viewGoal } from '../progress/frame'
import { fitsGoal, isAlike } from '../progress/goal-verbs'
import { quoteOf } from '../progress/quote-of'
import type { Clock } from '../progress/readings-of'
import type { Said } from '../progress/said'
import { FILLERS, FIRST_PERSON, isPastForm, MULTIPLYING, PEOPLE, VAGUE } from '../progress/stance-words'
import { amountIn, type Quantity, quantitiesIn } from '../quantities'
import { stemsIn } from '../stem'
import type { Sentence, Token } from '../text'
import { isMoney, isWeight, unitOf } from '../units'
import type { HeardGoal } from './draft-heard'

/**
 * What the person's own deed, told first in its sentence, surely says of a goal that the sentence names: "put another £80
 * into the savings", "visited Mum today", "the party was last night". Nothing where the deed may be another's.
 */
export function hearDeeds(sentence: Sentence, goal: HeardGoal, clock: Clock): Said[] {
  const view = viewGoal(goal, clock.timeZone)
  const clauses = clausesOf(sentence, view.stems)
  const [clause] = clauses
  if (!clause || clause.isVague || clause.isDenied || clause.isPlan || clause.isPreparing) return []
  if (clause.tokens.some(({ word }) => MULTIPLYING.has(word))) return []
  const quantities = quantitiesIn({ tokens: [...clause.tokens] })
  // "The scale said": no other person's word.
  const weighed = isWeighed(clause.tokens, quantities[0]?.from ?? 0) ? stateIn(clause, quantities, view) : null
  if (weighed) return [weighed]
  if (clause.stance === 'not' || sentence.tokens.some(({ word }) => UNDOING.has(word))) return []
  const milestone = milestoneOver(clause, view)
  if (milestone) return [milestone]
  const stood = stateIn(clause, quantities, view)
  if (stood) return [stood]
  const deed = ownDeed(clause.tokens)
  if (deed) return deedsOf(clause, deed, quantities, view)
  const isEvent = clause.tokens[0] !== undefined && startsWithUnit(clause.tokens, view) && quantities.length === 0
  const isThere = clauses.slice(1).some(({ tokens, stance }) => {
    const verb = ownDeed(tokens)
    return verb !== null && stance === 'done' && isAlike(verb.stem, view)
  })
  return isEvent && isThere ? [{ kind: 'delta', value: 1, isSure: true, quote: quoteOf(clause) }] : []
}

/** What makes of a deed no deed. */
const UNDOING = new Set(
  'cancelled canceled missed postponed skipped forgot watched nearly almost half if not never dream dreamt dreamed'.split(
    ' ',
  ),
)

/** The person's own verb, where a clause begins with it: "I also read …", "Swam …". */
function ownDeed(tokens: readonly Token[]): Token | null {
  const at = tokens.findIndex(
    ({ kind, word }) => kind !== 'mark' && !FILLERS.has(word) && !FIRST_PERSON.has(word) && !word.endsWith('ly'),
  )
  const token = tokens[at]
  if (token && isPastForm(token)) return token
  // "Did the mock", "got it": in the list of what may stand before a subject.
  const filler = tokens.find(({ kind }) => kind === 'word')
  return filler && isPastForm(filler) ? filler : null
}

/** Whether what a text tells begins with somebody else: "Marcus finished the chapter". */
export function isAnothers(tokens: readonly Token[], own: ReadonlySet<string>): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  const at = words.findIndex(({ word }) => !FILLERS.has(word) && !word.endsWith('ly'))
  const [first, second] = [words[at], words[at + 1]]
  if (
    !first ||
    !second ||
    SCALES.has(first.word) ||
    first.kind !== 'word' ||
    FIRST_PERSON.has(first.word) ||
    own.has(first.stem)
  )
    return false
  return !isPastForm(first) && !DETERMINERS.has(first.word) && isPastForm(second)
}

const DETERMINERS = new Set('the a an my our this that all both one another two three half it'.split(' '))

function deedsOf(clause: Clause, deed: Token, quantities: readonly Quantity[], view: GoalView): Said[] {
  const quote = quoteOf(clause)
  const { frame } = view
  const milestone = isAlike(deed.stem, view) ? wholeMilestone(clause.tokens, view) : null
  if (milestone) return [{ kind: 'milestones', ids: [milestone], isSure: true, quote }]
  if (!frame?.isOwn || clause.tokens.some(({ word }) => VAGUE.has(word) || AWAY.has(word))) return []
  const { measure } = frame
  const [quantity, ...others] = quantities.filter(({ form }) => form !== 'ordinal' && form !== 'clock')
  if (quantity) {
    const value = others.length > 0 || quantity.of !== null || !quantity.unit ? null : amountIn(quantity, measure.unit)
    if (value === null || value <= 0) return []
    const isIn = isMoney(frame.unit) && PUTTING.has(deed.word) && goesInto(clause.tokens, view)
    const isUp = measure.target > measure.start
    if (measure.kind === 'level' ? !(isIn && isUp) : !(isIn || gathers(deed, view) || suits(deed, view))) return []
    return [{ kind: 'delta', value: Number(value.toPrecision(12)), isSure: true, quote }]
  }
  if (measure.kind !== 'total' || clause.tokens.some(({ kind }) => kind === 'number')) return []
  const at = clause.tokens.findIndex(({ word }) => ONE.has(word))
  const isOne = at >= 0 && suits(deed, view) && standsIn(measure.unit, clause.tokens.slice(at + 1, at + 5))
  // "Visited Mum", of a goal that counts visits to her.
  const isCounted = unitOf(measure.unit) === 'time' || stemsIn(measure.unit).includes(deed.stem)
  const isVisit = deed.stem === view.verb && isCounted && namesWhom(clause.tokens, view)
  return isOne || isVisit ? [{ kind: 'delta', value: 1, isSure: true, quote }] : []
}

const ONE = new Set('another a an one'.split(' '))
const PUTTING = new Set('put added moved paid transferred stashed tucked'.split(' '))
const INTO = new Set('into in to towards toward'.split(' '))
/** Where it goes is not where it counts. */
const AWAY = new Set('out sold away wasted lost gave'.split(' '))
const GATHERING = new Set(stemsIn('harvest collect pick gather'))

/** "Into the Iceland pot": where it goes is the goal's. */
function goesInto(tokens: readonly Token[], { titleStems }: GoalView): boolean {
  return tokens.some(
    ({ word }, at) => INTO.has(word) && tokens.slice(at + 1, at + 1 + NEAR).some(({ stem }) => titleStems.has(stem)),
  )
}

const NEAR = 4

function suits(deed: Token, view: GoalView): boolean {
  return isAlike(deed.stem, view) || (view.titleStems.has(deed.stem) && fitsGoal(deed.stem, view))
}

/** "Took 5 kg of honey", for a goal to harvest it. */
function gathers({ word, stem }: Token, { verb }: GoalView): boolean {
  return GATHERING.has(verb) && (GATHERING.has(stem) || ['took', 'got', 'brought'].includes(word))
}

/** Whether all that a title tells, but its verb and its unit, stands there. */
function namesWhom(tokens: readonly Token[], { titleStems, verb, frame }: GoalView): boolean {
  const unit = new Set(stemsIn(frame?.measure.unit ?? ''))
  const whom = [...titleStems].filter((stem) => stem !== verb && !unit.has(stem) && stem !== 'time')
  return whom.length > 0 && whom.every((stem) => tokens.some((token) => token.stem === stem))
}

function startsWithUnit(tokens: readonly Token[], { frame }: GoalView): boolean {
  if (!frame?.isOwn || frame.measure.kind !== 'total') return false
  const { unit } = frame.measure
  return unit.includes(' ') && standsIn(unit, tokens.slice(0, unit.split(/\s+/).length))
}

const STANDS = new Set('stood stands standing sits'.split(' '))
const SCALES = new Set('scale scales'.split(' '))
const SHOWS = new Set('said says showed shows read reads'.split(' '))

/** "It stood at 28,900 words", "weighed 82", "the scale said 81.5": where it stands now. */
function stateIn(clause: Clause, quantities: readonly Quantity[], { frame }: GoalView): Said | null {
  const { tokens } = clause
  const [quantity, ...others] = quantities
  if (!frame?.isOwn || !quantity || others.length > 0 || frame.measure.format === 'duration') return null
  const value = quantity.form === 'plain' ? amountIn(quantity, frame.measure.unit) : null
  if (value === null) return null
  const { start, target, kind } = frame.measure
  const before = tokens.slice(0, quantity.from).map(({ word }) => word)
  if (before.some((word) => word.endsWith("'s") && !["it's", "that's"].includes(word))) return null
  const said: Said = { kind: 'reading', value, isSure: true, quote: quoteOf(clause) }
  if (kind === 'total') {
    const isStood = before.at(-1) === 'at' && STANDS.has(before.at(-2) ?? '') && quantity.unit !== null
    return isStood && value >= frame.reading && value <= target * 1.2 ? said : null
  }
  const margin = Math.abs(target - start) * 0.5
  const isLikely = value >= Math.min(start, target) - margin && value <= Math.max(start, target) + margin
  return isWeight(frame.unit) && isWeighed(tokens, quantity.from) && isLikely ? said : null
}

/** Whether the person stands on the scales; a box may be weighed, too. */
export function isWeighed(tokens: readonly Token[], end: number): boolean {
  const words = tokens.slice(0, end).map(({ word }) => word)
  const at = words.findIndex((word) => !FILLERS.has(word) && !FIRST_PERSON.has(word) && word !== 'my' && word !== ',')
  const [first = '', second = ''] = words.slice(Math.max(at, 0))
  return ['weighed', 'weigh'].includes(first) || (SCALES.has(first) && SHOWS.has(second))
}

const ENDED = new Set('done finished over complete completed'.split(' '))
const LAST = new Set('yesterday today tonight'.split(' '))
const WHEN = new Set('night week weekend'.split(' '))

/** "The practice is done", "the interview is behind me", "the party was last night": a milestone as its subject. */
function milestoneOver(clause: Clause, view: GoalView): Said | null {
  const { tokens } = clause
  const at = tokens.findIndex(({ word }) => ['is', 'was', 'are', 'were'].includes(word))
  const [first, second] = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? '']
  if (at < 1) return null
  const isOver =
    ENDED.has(first) ||
    (first === 'behind' && ['me', 'us'].includes(second)) ||
    (/^w/.test(tokens[at]?.word ?? '') &&
      (LAST.has(first) || (first === 'last' && WHEN.has(second)) || (first === 'this' && second === 'morning')))
  const subject = tokens.slice(0, at).filter(({ kind }) => kind === 'word')
  const own = subject.find(({ word }) => !DETERMINERS.has(word) && !FILLERS.has(word))
  if (!isOver || subject.some(({ stem, word }) => PEOPLE.has(stem) || /'s$/.test(word))) return null
  const id = wholeMilestone(subject, view)
  const names = id === null ? undefined : view.names.get(id)
  if (id === null || !own || !names?.own.includes(own.stem)) return null
  return { kind: 'milestones', ids: [id], isSure: true, quote: quoteOf(clause) }
}

/** The one open milestone whose name stands there whole; of two, one within the other, the longer. */
function wholeMilestone(tokens: readonly Token[], { goal, names }: GoalView): string | null {
  const said = new Set(tokens.flatMap(({ word, stem }) => (word.includes('-') ? stemsIn(word) : [stem])))
  const met = goal.milestones.flatMap(({ id, isCompleted }) => {
    const own = names.get(id)?.own ?? []
    return own.length > 0 && own.every((stem) => said.has(stem)) ? [{ id, isCompleted, size: own.length }] : []
  })
  const [longest, second] = met.toSorted((a, b) => b.size - a.size)
  if (!longest || longest.isCompleted || second?.size === longest.size) return null
  return longest.id
}
