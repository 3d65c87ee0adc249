import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { stemOf } from '../stem'
import { aboutOf, aboutQuery } from './about'
import * as cues from './cues'
import { deedOf } from './deed'
import type { Read } from './kind'
import { has, phrases, type Slate, take, takeAll, wordAt } from './slate'
import { type Time, whenPart } from './times'

/** The entries themselves; "when did I" without a time gives the newest, as does what holds now. */
export function listed(slate: Slate, time: Time, where: Pick<RecordQueryInput, 'where'>): Read {
  if (has(slate, amount) && !namesPriced(slate)) return { field: 'goal' }
  const isWhen = has(slate, when) && !has(slate, days) && !time.when
  const isNow = (!time.when || time.isLately) && has(slate, facts) && !has(slate, past) && !has(slate, told)
  // What is done most is asked for by names, which nothing groups by.
  if (has(slate, most)) return { field: 'by' }
  takeAll(slate, cues.ever)
  if (isNow) takeType(slate)
  const found = aboutOf(slate)
  const isDay = time.when?.from !== undefined && time.when.from === time.when.to
  const about = isDay && found.any.every((words) => VAGUE.has(stemOf(words.toLowerCase()))) ? {} : aboutQuery(slate)
  const isNamed = about.about !== undefined || about.without !== undefined || time.when || where.where
  if (!isNamed && !has(slate, written)) return { field: 'about' }
  if (!where.where && isJudged(slate, found.any)) return { field: 'question' }
  // Who it was then is told by the last entry up to then.
  const to = has(slate, wasThen) ? time.when?.to : undefined
  if (to && about.about !== undefined) return { of: 'entries', give: 'last', ...about, when: { to } }
  const read = {
    of: 'entries' as const,
    give: isWhen || isNow ? ('last' as const) : ('list' as const),
    ...about,
    ...(isNow ? {} : whenPart(time)),
    ...where,
  }
  return isWhen ? deedOf(slate, read) : read
}
/** "How much did I pay for the guitar" names what an entry tells the price of. */
function namesPriced(slate: Slate): boolean {
  const rest = { ...slate, taken: [...slate.taken] }
  return takeAll(rest, cues.priced) && aboutOf(rest).any.length > 0
}

const written = phrases('write|wrote|written|entries|writing|journal')
const told = phrases('write|wrote|written|said|say|happened|mentioned|noted|entry|entries|journal')
const amount = phrases('how long|far|much|fast|heavy did|do|have|am')
const days = phrases('days when')
const when = phrases('when\nwhat|which day|date')
const wasThen = phrases('who|what was my\nwhere did|was * live|living|work|working')
const facts = phrases('where|what|who|which|whose')
const most = phrases('most|least often?')
const past = phrases('came|know|rang|visited|did|was|were|have|has|had|you|show|list|find')
/** "Is my plan realistic", "was I wrong", "when is Christmas": asked of what no entry can tell. */
function isJudged(slate: Slate, about: readonly string[]): boolean {
  const first = wordAt(slate, slate.from)
  const isPresent = ['am', 'is', 'are', 'do', 'does'].includes(first) && !has(slate, told) && !has(slate, thereIs)
  const isCalendar = has(slate, calendar) && about.length === 0
  const isYesNo = ['did', 'was', 'were', 'have', 'had'].includes(first)
  return (
    isPresent || isCalendar || (isYesNo && about.some((words) => words.split(' ').some((word) => JUDGING.has(word))))
  )
}
const thereIs = phrases('is|are there\nanything|something')
const calendar = phrases('when is')
const JUDGING = new Set('wrong right fair normal ok okay realistic selfish stupid silly reasonable'.split(' '))

const called = phrases('called|named')

/** "Which city does Anna live in": what kind of thing is asked for stands in no answer. */
function takeType(slate: Slate): void {
  take(slate, called)
  if (!has(slate, typed) || aboutOf(slate).any.some((words) => words.split(' ').length < 3)) return
  slate.taken[slate.from + 1] = true
}
const typed = phrases('which|what * does|is|do')

const VAGUE = new Set(
  'go have do make take get see meet visit play watch eat drink feel be up morning evening afternoon night'.split(' '),
)
