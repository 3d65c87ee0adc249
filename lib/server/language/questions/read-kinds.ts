import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { RecordKind, RecordQueryInput } from '@/lib/contract/record'
import { sameUnit } from '../units'
import { wordSet } from '../word-table'
import { aboutOf, aboutPart, aboutQuery, contentOf } from './about'
import { comparison, orderOf } from './comparison'
import { levelOf, moodDays } from './energy-level'
import { goalMeant, isUnit, takeGoal } from './goals'
import type { AskedGoal } from './question-context'
import { isUnbroken, type Slate, wordsLeft } from './slate'
import { type Time, timeOf, whenPart } from './times'
import type { Read, View } from './understand'

type By = NonNullable<RecordQueryInput['by']>

/** What is asked of a mission by its name alone, and what its values are asked for. */
const OF_GOAL = wordSet('left reading target due pace')
const OF_VALUES = wordSet('sum mean max min trend change first last count list groups longestRun longestGap')
/** What is asked of all goals: each of them answers it with how it stands. */
const OF_ALL = wordSet('behind ahead neglected')
const PERIODS = wordSet('day week month season weekday')

/** A question whose intent is known as a query: what is left of it says which mission, which days and which words. */
export function queryOf(slate: Slate, understood: View): Read {
  const asked =
    isUnbroken(slate) && understood.intent === 'longestGap' ? { ...understood, intent: 'longestRun' } : understood
  const { intent, of } = asked
  if (intent === 'compare') return comparison(slate, withGoal(slate, asked))
  if (intent === 'order') return orderOf(slate, asked)
  if (OF_GOAL.has(intent)) return ofGoal(slate, withGoal(slate, asked))
  if (intent === 'status') return of === 'milestones' ? milestones(slate, asked) : standing(slate, asked)
  if (OF_ALL.has(intent)) return standing(slate, asked)
  if (intent === 'recap') return entries(slate, { ...asked, intent: 'mean', by: 'none' })
  if (intent === 'started' || intent === 'completedWhen') return turningPoint(slate, asked)
  switch (of) {
    case 'goals':
      return goals(slate, asked)
    case 'values':
      return values(slate, withGoal(slate, asked))
    case 'milestones':
      return milestones(slate, asked)
    case 'alerts':
      return alerts(slate, asked)
    case 'entries':
      return entries(slate, asked)
    default:
      return rows(of as RecordKind, slate, asked)
  }
}

function withGoal(slate: Slate, asked: View): View {
  const dated = { ...slate, taken: [...slate.taken] }
  timeOf(dated, { ...asked, towards: 'past', isGeneral: asked.isGeneral })
  return { ...asked, goal: goalMeant(dated, asked.goals)?.goal.id }
}

function ofGoal(slate: Slate, asked: View): Read {
  const { intent, goal, goals: own, today } = asked
  const only = own.length === 1 ? own[0]?.id : undefined
  const meant = goal ?? only
  if (!meant) return { field: 'goal' }
  const { when } = timeOf(slate, { ...asked, towards: 'past', isGeneral: false })
  const whole = own.find(({ id }) => id === meant)
  if (intent === 'left' && whole && !whole.measure && whole.milestones.some(isOpen))
    return { of: 'milestones', give: 'list', goal: meant, where: { status: 'open' } }
  const isOver = intent === 'reading' && when?.to !== undefined && when.to < today
  if (isOver) return { of: 'values', give: 'last', what: 'value', goal: meant, when: { to: when.to } }
  return { of: 'goals', give: intent as 'left', goal: meant }
}

function isOpen({ isCompleted }: AskedGoal['milestones'][number]): boolean {
  return !isCompleted
}

/** How a mission stands; without one that is named, how those stand that are ongoing. */
function standing(slate: Slate, asked: View): Read {
  const { goal } = withGoal(slate, asked)
  if (goal) return { of: 'goals', give: 'reading', goal }
  return { of: 'goals', give: 'list', where: { status: 'ongoing' } }
}

/** The day on which a mission was made, or completed; of one of its milestones the day it was ticked. */
function turningPoint(slate: Slate, asked: View): Read {
  const { goal } = withGoal(slate, asked)
  if (asked.intent === 'started') return goal ? { of: 'goals', give: 'first', goal } : { field: 'goal' }
  const { about } = aboutPart({ ...aboutOf({ slate, about: asked.about }), isWithout: false })
  if (asked.of === 'milestones')
    return { of: 'milestones', give: 'last', where: { status: 'done' }, ...(about ? { about } : {}), ...named(goal) }
  return { of: 'goals', give: 'last', where: { status: 'completed' }, ...named(goal) }
}

function named(goal: string | undefined): { goal?: string } {
  return goal ? { goal } : {}
}

/** Rows of a kind, by when and by what they are about: newest, oldest, how many or all. */
function rows(of: RecordKind, slate: Slate, asked: View, more: Partial<RecordQueryInput> = {}): Read {
  const isAhead = of === 'alerts' && !isOfThen(slate)
  const time = timeOf(slate, { ...asked, towards: isAhead ? 'future' : 'past', isGeneral: false })
  if (time.isOpen && of !== 'milestones') return { field: 'when' }
  const { goal } = of === 'checkIns' ? withGoal(slate, asked) : { goal: undefined }
  const telling = of === 'alerts' || of === 'messages' ? tellingOf(slate, asked) : asked.about
  const found = goal ? {} : aboutPart({ ...aboutOf({ slate, about: telling }), isWithout: false })
  const isBare = !goal && found.about === undefined && (of === 'alerts' || of === 'messages')
  const about = isBare ? aboutPart({ ...aboutOf({ slate, about: ledWords(slate) }), isWithout: false }) : found
  const isOfCoach =
    asked.by === 'coach' || slate.tokens.some(({ word }, at) => word === 'coach' || isCoachSaying(slate, at))
  const by = of === 'messages' && isOfCoach ? { by: 'coach' as const } : {}
  return { of, give: givenOf(asked), ...about, ...whenPart(time), ...named(goal), ...by, ...more }
}

/** "What did you tell me about it?" */
export function isCoachSaying({ tokens }: Slate, at: number): boolean {
  return tokens[at]?.word === 'you' && SAYING.has(tokens[at + 1]?.word ?? '')
}
const SAYING = wordSet('tell told say said suggest suggested advise advised recommend mention answer reply')

/** "Did you remind me on Sunday?" asks of what was. */
function isOfThen({ tokens }: Slate): boolean {
  return ['did', 'was', 'were'].includes(tokens.find(({ word }) => TENSES.has(word))?.word ?? '')
}
const TENSES = wordSet('did was were do does is are am have has had will can')

/** "An alert for the dentist", "what you said about sleep": what stands behind such a word, where nothing else tells. */
function ledWords(slate: Slate): ReadonlySet<number> {
  const at = slate.tokens.findIndex(({ word }, place) => LEADING.has(word) && !slate.taken[place])
  return at < 0 ? new Set() : contentOf({ ...slate, from: at + 1 })
}
const LEADING = wordSet('for about re regarding concerning')

function givenOf({ intent }: View): 'count' | 'days' | 'first' | 'last' | 'list' {
  if (intent === 'count' || intent === 'first' || intent === 'last') return intent
  return intent === 'countDays' ? 'days' : 'list'
}

function goals(slate: Slate, asked: View): Read {
  // "When did I last see Jean" is of entries, be there a goal of that name.
  const isNamed = slate.tokens.some(({ word }) => GOALS.has(word))
  if (!isNamed && (asked.status === 'none' || asked.told.size > 0)) return { field: 'about' }
  // How many one has are those that one still has.
  const status = statusOf(asked, true) ?? (asked.isGeneral ? 'ongoing' : undefined)
  return rows('goals', slate, isNamed ? asked : { ...asked, about: asked.told }, status ? { where: { status } } : {})
}

function milestones(slate: Slate, asked: View): Read {
  const { goal } = withGoal(slate, asked)
  const isLeft = slate.tokens.some(({ word }) => word === 'left' || word === 'remaining' || word === 'remain')
  const status = asked.intent === 'openMilestones' || isLeft ? 'open' : statusOf(asked)
  const meant = goal ? goalMeant(slate, asked.goals) : null
  if (meant) takeGoal(slate, meant)
  const isOpen = asked.intent === 'openMilestones'
  const read = rows('milestones', slate, asked, { ...named(goal), ...(status ? { where: { status } } : {}) })
  return 'field' in read || !isOpen || !goal ? read : { ...read, about: undefined }
}

/** Goals are ongoing or completed, all others open or done. */
function statusOf({ status }: View, isOfGoals = false) {
  if (status === 'ongoing') return isOfGoals ? ('ongoing' as const) : ('open' as const)
  if (status === 'completed') return isOfGoals ? ('completed' as const) : ('done' as const)
  return undefined
}

const GOALS = wordSet(
  'goal goals mission missions aim aims target targets objective objectives project projects resolution resolutions',
)

/** What is to come, unless days are named; the time of the next one that is named. */
function alerts(slate: Slate, asked: View): Read {
  const status = statusOf(asked)
  const read = rows('alerts', slate, asked, status ? { where: { status } } : {})
  if ('field' in read) return read
  if (asked.intent === 'overdue')
    return { ...read, give: 'list', when: read.when ?? { to: addDays(asked.today, -1) }, where: { status: 'open' } }
  const isNext = asked.intent === 'alertTime' || asked.intent === 'upcoming'
  const give = asked.intent === 'alertTime' ? ('first' as const) : read.give
  const when = read.when ?? (isNext && status !== 'done' ? { from: asked.today } : undefined)
  return { ...read, give, ...(when ? { when } : {}) }
}

/** The period that a question names beside its days, else the one that it was understood to ask for. */
function periodOf(slate: Slate, { by, intent }: View): By | undefined {
  const words = wordsLeft(slate).join(' ')
  if (by === 'none' && intent !== 'groups' && !/\b(?:per|a|each|every) (?:week|month|day)\b/.test(words))
    return undefined
  const named = NAMED_PERIODS.find(([pattern]) => pattern.test(words))?.[1]
  return named ?? (PERIODS.has(by) ? (by as By) : undefined)
}
const NAMED_PERIODS: readonly [RegExp, By][] = [
  [/\bweekdays?\b|\bdays? of the week\b|\bwhich day of\b/, 'weekday'],
  [/\bseasons?\b/, 'season'],
  [/\bmonth(?:s|ly)?\b/, 'month'],
  [/\bweek(?:s|ly)?\b/, 'week'],
]

/** What a mission counted: the values of a level are readings, of which the last one holds; those of a total add up. */
function values(slate: Slate, asked: View): Read {
  const { goal, goals: own } = asked
  const counted = own.find(({ id }) => id === goal)
  if (!goal || !counted) return { field: 'goal' }
  // What is not counted has no values: it is told how it stands, where it is what is surely meant.
  if (!counted.measure && !counted.often)
    return goalMeant(slate, own)?.isSure ? { of: 'goals', give: 'reading', goal } : { field: 'goal' }
  const isUsual = slate.tokens.some(({ word }) => USUAL.has(word))
  const found = timeOf(slate, { ...asked, towards: 'past', isUsual })
  if (found.isOpen) return { field: 'when' }
  // What changed from a day on did so up to now.
  const { from, to } = found.when ?? {}
  const isFrom = CHANGING.has(asked.intent) && from !== undefined && from === to
  const time = isFrom ? { ...found, when: { ...found.when, to: undefined } } : found
  const { measure } = counted
  // "How many words did I write" counts words and not how often.
  const isOfUnit =
    measure?.kind === 'total' && slate.tokens.some(({ word }) => sameUnit(word, measure.unit.toLowerCase()) !== null)
  const isAmount = isOfUnit && ['count', 'list'].includes(asked.intent)
  const intent = isAmount ? 'sum' : asked.intent
  const period = periodOf(slate, asked)
  const by = period ? { by: period } : {}
  const base = { of: 'values' as const, goal, ...whenPart(time) }
  if (intent === 'sum' && !time.when && !('by' in by)) return { of: 'goals', give: 'reading', goal }
  const isListed = wordsLeft(slate).some((word) => LISTING.has(word))
  const isReading = ['sum', 'reading', 'last', 'list'].includes(intent) && !isListed
  // A level is asked for as it stood by then, whether or not a value of those days says so.
  if (isReading && measure?.kind === 'level')
    return { of: 'values', give: 'last', what: 'value', goal, ...(time.when?.to ? { when: { to: time.when.to } } : {}) }
  if (intent === 'groups') return { ...base, give: measure?.kind === 'level' ? 'mean' : 'sum', what: 'value', ...by }
  if (intent === 'streakNow') return { ...base, give: 'currentRun' }
  if (intent === 'countDays') return { ...base, give: 'days' }
  if (!OF_VALUES.has(intent)) return { ...base, give: 'list' }
  const isOfRows = ['first', 'count', 'list', 'longestRun', 'longestGap'].includes(intent)
  return {
    ...base,
    give: intent as 'sum',
    ...(isOfRows ? {} : { what: 'value' as const }),
    ...(intent === 'sum' || intent === 'mean' ? by : {}),
  }
}

const CHANGING = new Set(['change', 'trend'])
/** "My usual Friday" is any of them. */
const USUAL = wordSet('average usual usually normal normally typical typically mean generally')
const LISTING = wordSet('show list all each every entries values readings logged')

/** A question about entries: what it gives, about what, when, and on days of what energy. */
function entries(slate: Slate, asked: View): Read {
  const { intent, isGeneral } = asked
  const level = levelOf(slate)
  const isOfRows = ROWS.has(intent)
  const isUsual = !isOfRows && slate.tokens.some(({ word }) => USUAL.has(word))
  // What is counted in June was in one June; how June feels may be of any.
  const time = timeOf(slate, { ...asked, towards: 'past', isGeneral: isGeneral && !isOfRows, isUsual })
  if (time.isOpen && (intent !== 'last' || slate.tokens[0]?.word !== 'how')) return { field: 'when' }
  const mood = isOfRows ? moodDays(slate) : null
  const where = level ?? mood
  const found = aboutQuery({ slate, about: tellingOf(slate, asked) })
  const isBare = isOfRows && !found.about && !found.without
  const left = intent === 'list' && (time.when || where) ? ledWords(slate) : contentOf(slate)
  const about = isBare ? aboutPart(aboutOf({ slate, about: left })) : found
  const base = { of: 'entries' as const, ...about, ...whenPart(time), ...(where ? { where } : {}) }
  const by = periodOf(slate, asked)
  switch (intent) {
    case 'mean':
    case 'trend':
      return { ...base, give: intent, what: 'energy', ...(intent === 'mean' && by ? { by } : {}) }
    case 'max':
    case 'min':
      return by && by !== 'day'
        ? { ...base, give: 'mean', what: 'energy', by }
        : { ...base, give: intent, what: 'energy' }
    case 'groups':
      return grouped(base, by ?? 'month', asked)
    case 'longestRun':
    case 'longestGap':
    case 'streakNow':
      return stretch(base, intent === 'streakNow' ? 'currentRun' : intent, by)
    default:
      return listed(base, slate, asked, { time, by })
  }
}
const ROWS = wordSet('list first last count countDays')

/** Days in a row with it, or without: either names what it is. */
function stretch(
  { without, ...base }: Omit<RecordQueryInput, 'give'>,
  give: 'longestRun' | 'longestGap' | 'currentRun',
  by: By | undefined,
): Read {
  return { ...base, ...(without ? { about: without } : {}), give, ...(by === 'week' ? { by } : {}) }
}

/** The words that a question is about, those that name a mission among them. */
function tellingOf(slate: Slate, asked: View): ReadonlySet<number> {
  // What names a mission too is looked for with the rest.
  return new Set([...asked.about, ...(goalMeant(slate, asked.goals)?.tokens ?? [])])
}

/** Which was best, by energy; where words are named and nothing else is said, by how many there are. */
function grouped(base: Pick<RecordQueryInput, 'of' | 'about' | 'when'>, by: By, { figure }: View): Read {
  return figure === 'mean' ? { ...base, give: 'mean', what: 'energy', by } : { ...base, give: 'count', by }
}

/** The entries themselves, or how many; without anything that is named only where it is of writing itself. */
function listed(
  { without, ...base }: Omit<RecordQueryInput, 'give'>,
  slate: Slate,
  asked: View,
  { time, by }: { time: Time; by: By | undefined },
): Read {
  const give = givenOf(asked)
  const words = wordsLeft(slate)
  const isNamed = base.about ?? without ?? base.where ?? time.when
  if (!isNamed && !words.some((word) => WRITTEN.has(word))) return { field: 'about' }
  if (isAmount(slate, words, base.about !== undefined)) return { field: 'goal' }
  const isPoint = give === 'first' || give === 'last'
  // Who it was then is told by the last entry up to then, and what holds now by the last of all.
  const isThen = give === 'last' && WHO.has(words[0] ?? '') && time.when?.to !== undefined
  const when = isThen ? { to: time.when?.to } : give === 'last' && time.isLately ? undefined : time.when
  const told = isPoint && base.about === undefined ? { about: without } : { without }
  const read = { ...base, ...told, when, give, ...(give === 'count' && by ? { by } : {}) }
  return give === 'list' ? read : deedOf(slate, read)
}
const WRITTEN = wordSet(
  'write wrote written writing entry entries journal journaled diary note notes noted log logged record streak',
)
const WHO = wordSet('who where')

/** "How many pages have I read", "how much did I spend": an amount within entries, which nothing counts. */
function isAmount(slate: Slate, words: readonly string[], isAbout: boolean): boolean {
  const at = words.findIndex((word, place) => word === 'how' && ['many', 'much'].includes(words[place + 1] ?? ''))
  if (at < 0) return false
  const isOfUnit = (isUnit(words[at + 2] ?? '') || CLOCKED.has(words[at + 2] ?? '')) && words[at + 3] !== 'of'
  return isOfUnit || (words[at + 1] === 'much' && !isAbout && slate.tokens.length > 0)
}
const CLOCKED = wordSet('hour hours minute minutes')

const SELF = new Set(['i', 'we'])
const TOLD = wordSet(
  'write wrote written mention mentioned note noted say said think thought dream dreamt dreamed want wanted plan planned not without',
)

/** What one did is met where it is told as done: no "wanted to swim", no "swim tomorrow". */
function deedOf(slate: Slate, read: RecordQueryInput): RecordQueryInput {
  const words = wordsLeft(slate)
  const isDeed =
    read.about !== undefined && words.some((word) => SELF.has(word)) && !words.some((word) => TOLD.has(word))
  return isDeed ? { ...read, where: { ...read.where, happened: true } } : read
}
