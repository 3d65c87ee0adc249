import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { RecordKind, RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { stemsIn } from '../stem'
import { sameUnit } from '../units'
import { wordSet } from '../word-table'
import { aboutOf, aboutPart, contentOf } from './about'
import { comparison, orderOf } from './comparison'
import { levelOf, moodDays } from './energy-level'
import { goalMeant, isUnit, type MeantGoal, takeGoal } from './goals'
import { ASKING, LIGHT } from './light-verbs'
import { copyOf, type Slate, wordsLeft } from './slate'
import { timeOf, whenPart } from './times'
import type { Read, View } from './understand'
import { isTelling, stemsOfGoal } from './unread'

type By = NonNullable<RecordQueryInput['by']>

/** What is asked of a mission by its name alone, and what its values are asked for. */
const OF_GOAL = wordSet('left reading target due pace')
const OF_VALUES = wordSet('sum mean max min trend change first last count list groups longestRun longestGap')
/** What is asked of all goals: each of them answers it with how it stands. */
const STANDING = wordSet('status behind ahead neglected')
const ROWS = wordSet('list first last count countDays')
/** "My usual Friday" is any of them. */
const USUAL = wordSet('average usual usually normal normally typical typically mean generally')

/** A question whose intent is known as a query: what is left of it says which mission, which days and which words. */
export function queryOf(slate: Slate, asked: View): Read {
  const { intent, of } = asked
  if (intent === 'compare') return comparison(slate, asked)
  if (intent === 'order') return orderOf(slate, asked)
  if (OF_GOAL.has(intent)) return ofGoal(slate, asked)
  if (STANDING.has(intent) && of !== 'milestones') {
    const goal = goalOf(slate, asked)
    return goal ? { of: 'goals', give: 'reading', goal } : { of: 'goals', give: 'list', where: { status: 'ongoing' } }
  }
  if (intent === 'recap') return entries(slate, { ...asked, intent: 'mean', by: 'none' })
  if (intent === 'started' || intent === 'completedWhen') return turningPoint(slate, asked)
  if (of === 'goals') return goals(slate, asked)
  if (of === 'values') return values(slate, asked)
  if (of === 'milestones') return milestones(slate, asked)
  if (of === 'alerts') return alerts(slate, asked)
  return of === 'entries' ? entries(slate, asked) : rows(of as RecordKind, slate, asked)
}

/** The mission that is meant beside the days. */
function goalBeside(slate: Slate, asked: View): MeantGoal | null {
  const dated = copyOf(slate)
  timeOf(dated, { ...asked, towards: 'past' })
  return goalMeant(dated, asked.goals)
}

function goalOf(slate: Slate, asked: View): string | undefined {
  return goalBeside(slate, asked)?.goal.id
}

function named(goal: string | undefined): { goal?: string } {
  return goal ? { goal } : {}
}

function ofGoal(slate: Slate, asked: View): Read {
  const { intent, goals: own, today } = asked
  const goal = goalOf(slate, asked) ?? (own.length === 1 ? own[0]?.id : undefined)
  if (!goal) return { field: 'goal' }
  const { when } = timeOf(slate, { ...asked, towards: 'past', isGeneral: false })
  if (intent === 'reading' && when?.to !== undefined && when.to < today)
    return { of: 'values', give: 'last', what: 'value', goal, when: { to: when.to } }
  return { of: 'goals', give: intent as 'left', goal }
}

/** The day on which a mission was made, or completed; of one of its milestones the day it was ticked. */
function turningPoint(slate: Slate, asked: View): Read {
  const goal = goalOf(slate, asked)
  if (asked.intent === 'started') return goal ? { of: 'goals', give: 'first', goal } : { field: 'goal' }
  if (asked.of !== 'milestones') return { of: 'goals', give: 'last', where: { status: 'completed' }, ...named(goal) }
  const { about } = aboutPart({ ...aboutOf({ slate, about: asked.about }), isWithout: false })
  return { of: 'milestones', give: 'last', where: { status: 'done' }, ...(about && { about }), ...named(goal) }
}

/** Rows of a kind, by when and by what they are about: newest, oldest, how many or all. */
function rows(of: RecordKind, slate: Slate, asked: View, more: Partial<RecordQueryInput> = {}): Read {
  // "Did you remind me on Sunday?" asks of what was.
  const isOfThen = /^(?:did|was|were)$/.test(slate.tokens.find(({ word }) => TENSES.has(word))?.word ?? '')
  const time = timeOf(slate, { ...asked, towards: of === 'alerts' && !isOfThen ? 'future' : 'past', isGeneral: false })
  if (time.isOpen && of !== 'milestones') return { field: 'when' }
  const goal = of === 'checkIns' ? goalOf(slate, asked) : undefined
  const isByWords = of === 'alerts' || of === 'messages'
  const partOf = (about: ReadonlySet<number>) => aboutPart({ ...aboutOf({ slate, about }), isWithout: false })
  const about = goal ? {} : partOf(isByWords ? tellingOf(slate, asked) : asked.about)
  const isOfCoach =
    asked.by === 'coach' || slate.tokens.some(({ word }, at) => word === 'coach' || isCoachSaying(slate, at))
  const by = of === 'messages' && isOfCoach ? { by: 'coach' as const } : {}
  return { of, give: givenOf(asked), ...about, ...whenPart(time), ...named(goal), ...by, ...more }
}
const TENSES = wordSet('did was were do does is are am have has had will can')

/** "What did you tell me about it?" */
export function isCoachSaying({ tokens }: Slate, at: number): boolean {
  return tokens[at]?.word === 'you' && SAYING.has(tokens[at + 1]?.word ?? '')
}
const SAYING = wordSet('tell told say said suggest suggested advise advised recommend mention answer reply')

function givenOf({ intent }: View): 'count' | 'days' | 'first' | 'last' | 'list' {
  if (intent === 'countDays') return 'days'
  return intent === 'count' || intent === 'first' || intent === 'last' ? intent : 'list'
}

function goals(slate: Slate, asked: View): Read {
  // "When did I last see Jean" is of entries, be there a goal of that name.
  const isNamed = slate.tokens.some(({ word }) => GOALS.has(word))
  if (!isNamed && (asked.status === 'none' || asked.told.size > 0)) return { field: 'about' }
  // How many one has are those that one still has.
  const status = asked.status === 'none' ? (asked.isGeneral ? 'ongoing' : undefined) : asked.status
  const where = status ? { where: { status: status as 'ongoing' } } : {}
  const read = rows('goals', slate, isNamed ? asked : { ...asked, about: asked.told }, where)
  const sought = 'about' in read ? stemsIn([read.about ?? ''].flat().join(' ').toLowerCase()) : []
  // "Which goals are open ended": what no goal is called is asked of none.
  const isCalled = sought.every((stem) => asked.goals.some((goal) => stemsOfGoal(goal).includes(stem)))
  return isCalled ? read : { field: 'about' }
}
const GOALS = wordSet(
  'goal goals mission missions aim aims target targets objective objectives project projects resolution resolutions',
)

function milestones(slate: Slate, asked: View): Read {
  const beside = goalBeside(slate, asked)
  // "How many did I finish" names no goal that is to be finished; "the race" names the one that has such a milestone.
  const own = new Set(beside ? stemsOfGoal(beside.goal) : [])
  const isNamed = beside?.isSure || slate.tokens.some((token) => own.has(token.stem) && isTelling(token))
  const goal = isNamed ? beside?.goal.id : undefined
  const isOpen = asked.intent === 'openMilestones'
  const isLeft = isOpen || slate.tokens.some(({ word }) => word === 'left' || word === 'remaining')
  // "What did I finish this year?"
  const isDone = slate.tokens.some(({ word }) => FINISHED.has(word))
  const status = isLeft ? 'open' : (statusOf(asked) ?? (isDone ? 'done' : undefined))
  const meant = goal ? goalMeant(slate, asked.goals) : null
  if (meant) takeGoal(slate, meant)
  const read = rows('milestones', slate, asked, { ...named(goal), ...(status && { where: { status } }) })
  return 'field' in read || !isOpen || !goal ? read : { ...read, about: undefined }
}

const FINISHED = wordSet('finish finished complete completed achieve achieved')

function statusOf({ status }: View): 'open' | 'done' | undefined {
  return status === 'ongoing' ? 'open' : status === 'completed' ? 'done' : undefined
}

/** What is to come, unless days are named; the time of the next one that is named. */
function alerts(slate: Slate, asked: View): Read {
  const status = statusOf(asked)
  const read = rows('alerts', slate, asked, status && { where: { status } })
  if ('field' in read) return read
  if (asked.intent === 'overdue')
    return { ...read, give: 'list', when: read.when ?? { to: addDays(asked.today, -1) }, where: { status: 'open' } }
  const isTime = asked.intent === 'alertTime'
  const isNext = (isTime || asked.intent === 'upcoming') && status !== 'done'
  const when = read.when ?? (isNext ? { from: asked.today } : undefined)
  return { ...read, give: isTime ? 'first' : read.give, ...(when && { when }) }
}

/** The period that a question names beside its days, else the one that it was understood to ask for. */
function periodOf(slate: Slate, { by, intent }: View): By | undefined {
  const words = wordsLeft(slate).join(' ')
  if (by === 'none' && intent !== 'groups' && !/\b(?:per|a|each|every) (?:week|month|day)\b/.test(words))
    return undefined
  if (/\bdays? of the week\b|\bwhich day of\b/.test(words)) return 'weekday'
  const [named = by] = ['weekday', 'season', 'month', 'week'].filter((one) =>
    new RegExp(`\\b${one}(?:s|ly)?\\b`).test(words),
  )
  return /^(?:day|week|month|season|weekday)$/.test(named) ? (named as By) : undefined
}

/** What a mission counted: the values of a level are readings, of which the last one holds; those of a total add up. */
function values(slate: Slate, asked: View): Read {
  const goal = goalOf(slate, asked)
  const counted = asked.goals.find(({ id }) => id === goal)
  if (!goal || !counted) return { field: 'goal' }
  const { measure } = counted
  const isSure = goalMeant(slate, asked.goals)?.isSure === true
  // What is not counted has no values: it is told how it stands, where it is what is surely meant.
  if (!measure) return isSure && !counted.often ? { of: 'goals', give: 'reading', goal } : { field: 'goal' }
  const time = timeOf(slate, { ...asked, towards: 'past', isUsual: slate.tokens.some(({ word }) => USUAL.has(word)) })
  if (time.isOpen) return { field: 'when' }
  // "How many words did I write" counts words and not how often.
  const isOfUnit = slate.tokens.some(({ word }) => sameUnit(word, measure.unit.toLowerCase()) !== null)
  const isAmount = measure.kind === 'total' && isOfUnit && ['count', 'list'].includes(asked.intent)
  const intent = isAmount ? 'sum' : asked.intent
  const { when } = time
  const period = periodOf(slate, asked)
  const base = { of: 'values' as const, goal, ...(when && { when }) }
  if (intent === 'sum' && !when && !period) return { of: 'goals', give: 'reading', goal }
  const isListed = wordsLeft(slate).some((word) => LISTING.has(word))
  // A level is asked for as it stood by then, whether or not a value of those days says so.
  if (measure.kind === 'level' && ['sum', 'reading', 'last', 'list'].includes(intent) && !isListed)
    return { of: 'values', give: 'last', what: 'value', goal, ...(when?.to && { when: { to: when.to } }) }
  const by = period && { by: period }
  if (intent === 'groups') return { ...base, give: measure.kind === 'level' ? 'mean' : 'sum', what: 'value', ...by }
  if (intent === 'streakNow') return { ...base, give: 'currentRun' }
  if (intent === 'countDays') return { ...base, give: 'days' }
  if (!OF_VALUES.has(intent)) return { ...base, give: 'list' }
  if (/^(?:first|count|list|longest)/.test(intent)) return { ...base, give: intent as 'count' }
  return { ...base, give: intent as 'sum', what: 'value', ...(/^(?:sum|mean)$/.test(intent) && by) }
}
const LISTING = wordSet('show list all each every entries values readings logged')

/** A question about entries: what it gives, about what, when, and on days of what energy. */
function entries(slate: Slate, asked: View): Read {
  const { intent } = asked
  const level = levelOf(slate)
  const isOfRows = ROWS.has(intent)
  const isUsual = !isOfRows && slate.tokens.some(({ word }) => USUAL.has(word))
  // What is counted in June was in one June; how June feels may be of any.
  const time = timeOf(slate, { ...asked, towards: 'past', isGeneral: asked.isGeneral && !isOfRows, isUsual })
  if (time.isOpen && (intent !== 'last' || slate.tokens[0]?.word !== 'how')) return { field: 'when' }
  const mood = isOfRows ? moodDays(slate) : null
  const where = level ?? mood
  const found = aboutPart(aboutOf({ slate, about: tellingOf(slate, asked) }))
  const isBare = isOfRows && !found.about && !found.without
  const about = isBare ? aboutPart(aboutOf({ slate, about: contentOf(slate) })) : found
  const base = { of: 'entries' as const, ...about, ...whenPart(time), ...where }
  const by = periodOf(slate, asked)
  if (intent === 'mean') return { ...base, give: 'mean', what: 'energy', ...(by && { by }) }
  if (intent === 'trend') return { ...base, give: 'trend', what: 'energy' }
  const isOfPeriod = intent === 'groups' ? asked.figure === 'mean' : by !== undefined && by !== 'day'
  if (intent === 'max' || intent === 'min' || intent === 'groups') {
    if (isOfPeriod) return { ...base, give: 'mean', what: 'energy', by: by ?? 'month' }
    return intent === 'groups'
      ? { ...base, give: 'count', by: by ?? 'month' }
      : { ...base, give: intent, what: 'energy' }
  }
  if (isOfRows || !STRETCHES[intent]) return listed(base, slate, asked, time.isLately, by)
  // Days in a row with it, or without: either names what it is.
  const { without, ...rest } = base
  return { ...rest, ...(without && { about: without }), give: STRETCHES[intent], ...(by === 'week' && { by }) }
}
const STRETCHES: { [intent: string]: 'longestRun' | 'longestGap' | 'currentRun' } = {
  longestRun: 'longestRun',
  longestGap: 'longestGap',
  streakNow: 'currentRun',
}

/** The words that a question is about, those that name a mission among them. */
function tellingOf(slate: Slate, asked: View): ReadonlySet<number> {
  return new Set([...asked.about, ...(goalMeant(slate, asked.goals)?.tokens ?? [])])
}

type Base = Omit<RecordQueryInput, 'give'>

/** The entries themselves, or how many; without anything that is named only where it is of writing itself. */
function listed({ without, ...base }: Base, slate: Slate, asked: View, isLately: boolean, by: By | undefined): Read {
  const give = givenOf(asked)
  const words = wordsLeft(slate)
  const isNamed = base.about ?? without ?? base.where ?? base.when
  if (!isNamed && !words.some((word) => WRITTEN.has(word))) return { field: 'about' }
  // "How many pages have I read", "how much did I spend": an amount within entries, which nothing counts.
  const at = words.findIndex((word, place) => word === 'how' && /^(?:many|much)$/.test(words[place + 1] ?? ''))
  const unit = at < 0 ? '' : (words[at + 2] ?? '')
  const isOfUnit = (isUnit(unit) || /^(?:hour|minute)s?$/.test(unit)) && words[at + 3] !== 'of'
  if (isOfUnit || (at >= 0 && words[at + 1] === 'much' && base.about === undefined)) return { field: 'goal' }
  const isPoint = give === 'first' || give === 'last'
  // What holds now is told by the last of all.
  const when = give === 'last' && isLately ? undefined : base.when
  const told = isPoint && base.about === undefined ? { about: without } : { without }
  const read = { ...base, ...told, when, give, ...(give === 'count' && by && { by }) }
  return give === 'list' || !tellsDeed(slate, words, read)
    ? read
    : { ...read, where: { ...read.where, happened: true } }
}
const WRITTEN = wordSet(
  'write wrote written writing entry entries journal journaled journaling journalling diary note notes noted log logged record streak',
)
const TOLD = wordSet(
  'write wrote written mention mentioned note noted say said think thought dream dreamt dreamed want wanted plan planned not without',
)
/** Words of asking that are a deed behind "I". */
const TALKING = wordSet('talk talked talking speak spoke spoken chat chatted hear heard')

/**
 * Whether what one did is asked for: it is met where it is told as done, with no "wanted to swim". Of "when did I last
 * see Jean" the deed itself is looked for in nothing, since it tells little: an entry may only mention her.
 */
function tellsDeed({ tokens }: Slate, words: readonly string[], { about, give }: RecordQueryInput): boolean {
  const from = tokens.findIndex(({ word }) => word === 'i' || word === 'we')
  if (about === undefined || from < 0 || words.some((word) => TOLD.has(word))) return false
  if (give !== 'first' && give !== 'last') return true
  // "When was I ill": others may be ill in the same words.
  if (/^(?:was|were|am)$/.test(tokens[from - 1]?.word ?? '')) return false
  const sought = new Set([about].flat().flatMap((one) => stemsIn(one.toLowerCase())))
  const at = tokens.findIndex(({ word, stem, kind }, place) => {
    const isVerb = LIGHT.has(stem) || TALKING.has(word) || !(ASKING.has(stem) || grammarStems.has(stem))
    return place > from && kind === 'word' && isVerb
  })
  const { word = '', stem = '' } = tokens[at] ?? {}
  // "Go swimming" asks for the deed itself.
  const isGoing = /^(?:go|went|gone|do|did|done)$/.test(word) && tokens[at + 1]?.word.endsWith('ing') === true
  return isGoing || sought.has(stem) || !(LIGHT.has(stem) || TALKING.has(word))
}
