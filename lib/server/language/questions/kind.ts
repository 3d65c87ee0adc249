import 'server-only'
import type { RecordKind, RecordQueryInput } from '@/lib/contract/record'
import { addDays } from '@/lib/server/calendar'
import { goalsNamedIn } from '../goal-names'
import { stemsIn } from '../stem'
import type { Token } from '../text'
import { isKnownUnit, sameUnit, unitOf } from '../units'
import { aboutOf } from './about'
import * as cues from './cues'
import type { AskField } from './not-understood'
import type { QuestionContext } from './question-context'
import { has, phrases, type Slate, take, takeAll, takeSpan, wordAt } from './slate'
import { isGeneral } from './standing'
import { timeOf, whenPart } from './times'

export type View = QuestionContext & { today: string }
export type Read = RecordQueryInput | { field: AskField }

const RECORD_VERBS = new Set('write wrote written note noted mention mentioned say said'.split(' '))
const AHEAD = new Set('tomorrow tonight upcoming next coming later'.split(' '))

/** A question about something other than entries, by the noun or the words that only it is asked with; else null. */
export function readKind(slate: Slate, view: View): Read | null {
  const until = topicOf(slate)
  if (takeAll(slate, cues.of.coach, until)) return talks(slate, view, 'coach')
  if (takeAll(slate, cues.of.messages, slate.to) && speaksWithCoach(slate)) return talks(slate, view)
  if (takeAll(slate, cues.of.memories, slate.to)) return rows('memories', slate, view)
  if (takeAll(slate, cues.of.insights, until)) return rows('insights', slate, view)
  if (takeAll(slate, cues.of.checkIns, until)) return rows('checkIns', slate, view, goalOf(slate, view))
  if (take(slate, cues.overdue, until)) return overdue(slate, view)
  if (takeAll(slate, cues.of.alerts, until) || take(slate, cues.of.appointments, until) || isAhead(slate, until))
    return alerts(slate, view)
  if (has(slate, cues.of.milestones, until) || (has(slate, cues.leftOver, until) && !unitAsked(slate, view, until))) {
    const read = milestones(slate, view, until)
    if (read) return read
  }
  if (!writes(slate) && !unitAsked(slate, view, until) && takeAll(slate, cues.of.goals, until))
    return goals(slate, view)
  return achieved(slate, view, until) ?? standingOf(slate, view, until) ?? values(slate, view, until)
}

/** "What did I achieve in October?" names nothing that was done: missions are what is completed. */
function achieved(slate: Slate, view: View, until: number): Read | null {
  if (!['what', 'which'].includes(wordAt(slate, slate.from)) || !has(slate, cues.done, until)) return null
  const copy = { ...slate, taken: [...slate.taken] }
  takeAll(copy, cues.done)
  const read = rows('goals', copy, view, { where: { status: 'completed' } })
  return 'field' in read || read.about !== undefined ? null : read
}

/** Where the words of what it is about begin: nothing after is taken for a part of the asking. */
export function topicOf(slate: Slate): number {
  for (let at = slate.from; at < slate.to; at++) {
    if (
      ['about', 'regarding', 'concerning', 'mention', 'mentions', 'mentioned', 'mentioning'].includes(wordAt(slate, at))
    )
      return at
  }
  return slate.to
}

function talks(slate: Slate, view: View, by?: 'coach'): Read {
  const read = rows('messages', slate, view)
  return by && !('field' in read) ? { ...read, by } : read
}

/** "Did we talk about it" may be of somebody else; of the coach it is where it says "you" or names no other. */
function speaksWithCoach(slate: Slate): boolean {
  return slate.to > slate.from
}

/** Rows of a kind, by when and by what they are about: newest, oldest, how many or all. */
function rows(kind: RecordKind, slate: Slate, view: View, more: Partial<RecordQueryInput> = {}): Read {
  const towards = kind === 'alerts' ? 'future' : 'past'
  const time = timeOf(slate, { ...view, towards, isGeneral: false })
  if (time.isOpen) return { field: 'when' }
  const give = givenOf(slate)
  const { any } = more.goal ? { any: [] } : aboutOf(slate)
  return {
    of: kind,
    give,
    ...(any.length > 0 ? { about: any.length > 1 ? any : (any[0] as string) } : {}),
    ...(time.when ? { when: time.when } : {}),
    ...more,
  }
}

function givenOf(slate: Slate): 'count' | 'first' | 'last' | 'list' {
  const until = topicOf(slate)
  if (takeAll(slate, cues.count, until)) return 'count'
  if (takeAll(slate, cues.last, until)) return 'last'
  if (takeAll(slate, cues.first, until)) return 'first'
  return 'list'
}

/** "What do I have tomorrow", "anything on next week?": what is to come stands in the alerts. */
function isAhead(slate: Slate, until: number): boolean {
  if (!writes(slate) && (has(slate, cues.ahead, until) || isGeneral(slate)) && take(slate, cues.agenda, until))
    return true
  const isLater = slate.tokens.slice(slate.from, until).some(({ word }) => AHEAD.has(word))
  if (writes(slate) || !(isLater || isWeekdayToCome(slate)) || !has(slate, cues.planned, until)) return false
  return take(slate, cues.planned, until)
}

/** "What is on today", "anything due this week": not of what was. */
function isWeekdayToCome(slate: Slate): boolean {
  return slate.tokens.some(({ word }) => word === 'today' || word === 'this') && !has(slate, WAS)
}

function writes({ tokens, from, to }: Slate): boolean {
  return tokens.slice(from, to).some(({ word }) => RECORD_VERBS.has(word))
}

function alerts(slate: Slate, view: View): Read {
  const isDone = takeAll(slate, cues.done)
  const isOpen = !isDone && takeAll(slate, cues.going)
  takeAll(slate, cues.planned)
  const isNext = has(slate, NEXT)
  const status = isDone ? 'done' : isOpen ? 'open' : undefined
  const read = rows('alerts', slate, view, status ? { where: { status } } : {})
  return isNext && !('field' in read) && !read.when ? { ...read, when: { from: view.today } } : read
}

/** What should have been done by yesterday and is still open. */
function overdue(slate: Slate, view: View): Read {
  for (const one of [cues.of.alerts, cues.planned, cues.going]) takeAll(slate, one)
  const read = rows('alerts', slate, view, { where: { status: 'open' } })
  return 'field' in read ? read : { ...read, when: { to: addDays(view.today, -1) } }
}
const WAS = phrases('did|was|were|had')
const NEXT = phrases('next')

/** What is left of a mission. Without a mission that it is sure of it is a question about entries. */
function milestones(slate: Slate, view: View, until: number): Read | null {
  const isNamed = has(slate, cues.of.milestones, until)
  const named = goalOf(slate, view)
  if (!isNamed && !named.goal) return null
  for (const one of [cues.of.milestones, cues.of.goals, BEFORE]) takeAll(slate, one, until)
  const isLeft = takeAll(slate, cues.leftOver, until)
  const isOpen = takeAll(slate, cues.going, until) || isLeft
  const isDone = !isOpen && takeAll(slate, cues.done, until)
  const status = isOpen ? ('open' as const) : isDone ? ('done' as const) : undefined
  return rows('milestones', slate, view, { ...named, ...(status ? { where: { status } } : {}) })
}

const BEFORE = phrases('before|for the|my|our')

function goals(slate: Slate, view: View): Read {
  takeAll(slate, cues.planned)
  const isDone = takeAll(slate, cues.done)
  const isGoing = !isDone && (takeAll(slate, cues.going) || takeAll(slate, cues.leftOver))
  const status = isDone ? ('completed' as const) : isGoing || isGeneral(slate) ? ('ongoing' as const) : undefined
  return rows('goals', slate, view, status ? { where: { status } } : {})
}

/** "How far am I with the loft", "how many km do I have left": the progress of a mission that is named for sure. */
function standingOf(slate: Slate, view: View, until: number): Read | null {
  const unit = has(slate, cues.leftOver, until) ? unitAsked(slate, view, until) : null
  if (!unit && !has(slate, cues.standing, until)) return null
  const counted = unit ? counting(unit, slate, view) : undefined
  const named = counted ? { goal: counted } : goalOf(slate, view)
  if (!named.goal) return unit ? { field: 'goal' } : null
  return { of: 'goals', give: 'mean', what: 'progress', ...named }
}

/**
 * "How many km did I run in March", "what is my weight at": what a mission counts. The values of a level are readings, of
 * which the last one holds; those of a total add up. Null where nothing is asked that a mission counts.
 */
function values(slate: Slate, view: View, until: number): Read | null {
  if (has(slate, cues.energy, until) || has(slate, cues.mood, until)) return null
  if (until < slate.to && writes(slate)) return null
  const unit = unitAsked(slate, view, until)
  const isMuch = has(slate, cues.sum, until) && !has(slate, TIMES, until)
  const isReading = has(slate, cues.reading, until)
  const extreme = has(slate, cues.largest, until) ? 'max' : has(slate, cues.smallest, until) ? 'min' : null
  const isMean = has(slate, cues.mean, until)
  if (!unit && !isMuch && !isReading && !isSingle(slate, extreme !== null || isMean, until)) return null
  const copy = { ...slate, taken: [...slate.taken] }
  const goal = unit ? counting(unit, copy, view) : (goalOf(copy, view).goal ?? weighed(slate, view))
  const measure = view.goals.find(({ id }) => id === goal)?.measure
  if (!goal || (!unit && !isMuch && !measure)) {
    if (has(slate, OF_WHAT, until)) return null
    return unit || (has(slate, HOW_MUCH, until) && !has(slate, PASSED, until)) ? asked(slate, until) : null
  }
  const by = valueGroup(copy, until)
  const time = timeOf(copy, { ...view, towards: 'past', isGeneral: isGeneral(slate) })
  if (time.isOpen) return { field: 'when' }
  const isLast = measure?.kind === 'level' || (measure && isReading && !time.when)
  const give = extreme ?? (isMean && !by ? 'mean' : isLast ? 'last' : 'sum')
  return { of: 'values', give, what: 'value', goal, ...whenPart(time), ...(by && !isLast ? { by } : {}) }
}

/** "How much was the battery for the car" is told by an entry that names it; "how much did I earn" by none. */
function asked(slate: Slate, until: number): Read | null {
  return has(slate, cues.priced, until) ? null : { field: 'goal' }
}
const OF_WHAT = phrases('how many|much * of')

/** "My weight" is what the one mission that counts in kilos, pounds or stone tells. */
function weighed(slate: Slate, { goals: own }: View): string | undefined {
  if (!has(slate, WEIGHT)) return undefined
  const found = own.filter(({ measure }) => measure?.kind === 'level' && sameUnit(measure.unit, 'kg'))
  return found.length === 1 ? found[0]?.id : undefined
}
const WEIGHT = phrases('weigh|weighed|weight')

/** "My longest run", "my average run": of one value, not of days in a row nor of a time without. */
function isSingle(slate: Slate, isAsked: boolean, until: number): boolean {
  return isAsked && !has(slate, cues.count, until) && !has(slate, STRETCHES, until)
}
const STRETCHES = phrases('streak|gap|break|stretch|row|time|without|went|gone|days|weeks|not\nrun of')

function valueGroup(slate: Slate, until: number): 'day' | 'week' | 'month' | null {
  for (const by of ['month', 'week', 'day'] as const) if (take(slate, cues.groups[by], until)) return by
  return null
}
const HOW_MUCH = cues.sum.slice(2)
const PASSED = phrases('how much time * since')
const TIMES = phrases('how often\nhow many separate|different? times|days|entries')

/** The unit after "how many": km, pages, or whatever a mission counts. Times, days and entries are no values. */
function unitAsked(slate: Slate, { goals: own }: View, until: number): string | null {
  for (let at = slate.from; at < until - 1; at++) {
    const isCount = wordAt(slate, at) === 'how' && ['many', 'much'].includes(wordAt(slate, at + 1))
    const isNumber = wordAt(slate, at) === 'number' && wordAt(slate, at + 1) === 'of'
    if (!isCount && !isNumber) continue
    const next = slate.tokens.slice(at + 2, Math.min(at + 6, until))
    const measured = own.find(({ measure }) => measure && standsIn(measure.unit, next))
    if (measured?.measure) return measured.measure.unit
    const word = next[0]?.word ?? ''
    if (word && isKnownUnit(word) && !NO_VALUES.has(unitOf(word))) return unitOf(word)
  }
  return null
}
const NO_VALUES = new Set('day week month year fortnight session post s person'.split(' '))

function standsIn(unit: string, tokens: readonly Token[]): boolean {
  const stems = stemsIn(unit)
  return stems.length > 0 && !NO_VALUES.has(unit) && stems.every((stem) => tokens.some((token) => token.stem === stem))
}

/** The mission that counts in a unit: the one that is named where there are several, none where another thing is named. */
function counting(unit: string, slate: Slate, { goals: own }: View): string | undefined {
  const measured = own.filter(({ measure }) => measure && (measure.unit === unit || sameUnit(measure.unit, unit)))
  const titled = own.filter(({ title }) =>
    title
      .toLowerCase()
      .split(/\W+/)
      .some((word) => unitOf(word) === unit),
  )
  const found = measured.length > 0 ? measured : titled
  // By a word of its own: every mission that counts in kilos has the unit.
  const taken = slate.tokens.map(({ word }, at) => slate.taken[at] === true || unitOf(word) === unitOf(unit))
  const named = goalOf({ ...slate, taken }, { goals: own }).goal
  const goal = found.find(({ id }) => id === named) ?? (found.length === 1 ? found[0] : undefined)
  const isOther = has(slate, OF_WHAT) && goal?.id !== named
  return isOther ? undefined : goal?.id
}

/** The mission that the slate's words name for sure, which are taken. */
export function goalOf(slate: Slate, { goals: own }: Pick<View, 'goals'>): { goal?: string } {
  const tokens = slate.tokens.slice(slate.from, slate.to).filter((_, at) => !slate.taken[slate.from + at])
  const best = goalsNamedIn({ tokens }, own)[0]
  if (!best?.isSure) return {}
  takeSpan(slate, best.start, best.end)
  return { goal: best.goalId }
}
