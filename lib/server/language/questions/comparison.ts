import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { addDays } from '@/lib/server/calendar'
import { unitSpan } from '../calendar-spans'
import { aboutOf, aboutPart } from './about'
import * as cues from './cues'
import { type Read, topicOf, type View } from './kind'
import type { Sides } from './sides'
import { has, partOf, phrases, type Slate, takeAll } from './slate'
import { isGeneral } from './standing'
import { otherDays, timeOf, type When } from './times'

type Against = NonNullable<RecordQueryInput['against']>

/** Two sides by the same figure: the energy of their days, or how many they are. */
export function comparison(slate: Slate, { main, other, isUnlike }: Sides, view: View): Read {
  const until = topicOf(slate)
  const isSeasonal = other !== null && [main, other].every((side) => has(side, season))
  const timeView = { ...view, towards: 'past' as const, isGeneral: isGeneral(slate) || isSeasonal }
  const time = timeOf(main, timeView)
  const otherTime = other ? timeOf(other, timeView) : null
  if (time.isHour || otherTime?.isHour) return { field: 'hour' }
  if (time.isOpen || otherTime?.isOpen) return { field: 'when' }
  if (isOfDeed(slate, until)) return { field: 'about' }
  const isMood = [cues.energy, cues.mood, cues.help].map((one) => has(slate, one, until)).some(Boolean)
  const isFelt = takeAll(slate, cues.feeling, until)
  const isMore = has(slate, more, until) || has(slate, often, until)
  const isUsual = other !== null && takeAll(other, cues.usual)
  for (const one of [cues.help, cues.energy, cues.better, cues.best, cues.compare, cues.mean, cues.count])
    takeAll(slate, one, until)
  const about = aboutOf(main)
  const named = aboutPart({ ...about, isWithout: isUnlike ? false : about.isWithout })
  const isWritten = has(slate, written)
  const isEnergy = isMood || isFelt || !isMore
  if (isEnergy && isWritten && !isMood && !isFelt) return { field: 'about' }
  const figure = isEnergy ? ({ give: 'mean', what: 'energy' } as const) : ({ give: 'count' } as const)
  const read = { of: 'entries' as const, ...figure, ...named, ...(time.when ? { when: time.when } : {}) }
  if (isUnlike) return named.about ? { ...read, against: { without: named.about } } : { field: 'about' }
  if (!other) return alone(read, view.today)
  const against = againstOf(read, other, otherTime?.when)
  if (against) return beside(read, against, view.today)
  if (isUsual && read.when) return { ...read, against: { when: {} } }
  return alone(read, view.today)
}

const more = cues.better.slice(1)
const season = phrases('spring|summer|autumn|fall|winter')
const often = cues.count
const written = [...cues.of.entries]

/** "Do I sleep better": better at something, which no entry has a figure for. */
function isOfDeed(slate: Slate, until: number): boolean {
  const at = slate.tokens.findIndex(({ word }, place) => place < until && (word === 'better' || word === 'worse'))
  if (at < 0 || !has(slate, deed)) return false
  if (has(slate, cues.energy, until) || has(slate, cues.feeling, until) || has(slate, cues.help, until)) return false
  return aboutOf(partOf(slate, slate.from, at)).any.length > 0
}
const deed = phrases('do|did|does|have|has i|we|my|it')

/** Compared with what is not said: the days without it, or the other days. */
function alone(read: RecordQueryInput, today: string): Read {
  if (read.without !== undefined) return { ...read, against: { about: read.without } }
  const isTimed = read.give === 'count' || read.about === undefined
  if (isTimed) {
    const when = otherDays(read.when, today)
    return when ? { ...read, against: { when } } : { field: 'against' }
  }
  return { ...read, against: { without: read.about as string | string[] } }
}

function againstOf(read: RecordQueryInput, other: Slate, when: When | undefined): Against | null {
  const { any, isWithout } = aboutOf(other)
  const words = any.length > 1 ? any : any[0]
  const time = when ? { when } : {}
  if (isWithout && words === undefined && read.about !== undefined) return { ...time, without: read.about }
  if (words === undefined) return when ? time : null
  return isWithout ? { ...time, without: words } : { ...time, about: words }
}

/** Both sides with the days that are said once and meant of both: "were weekends better than weekdays in spring?". */
function beside(read: RecordQueryInput, against: Against, today: string): RecordQueryInput {
  const { when: own } = read
  const { when: than } = against
  const isOfOther = against.about !== undefined || against.without !== undefined
  if (!than) return { ...read, against }
  if (isOfOther) return { ...read, when: own ?? than, against }
  if (!own) return { ...withNow(read, than, today), against }
  if (!own.weekdays || !than.weekdays) return { ...read, against }
  return { ...read, when: { ...than, ...own }, against: { ...against, when: { ...own, ...than } } }
}

/** "Happier than last year": the year that runs, or the days since. */
function withNow(read: RecordQueryInput, than: When, today: string): RecordQueryInput {
  const { from, to, weekdays, months } = than
  const others = weekdays || months ? otherDays(than, today) : null
  if (others) return { ...read, when: others }
  if (!from || !to) return read
  const unit = (['year', 'month', 'week'] as const).find((one) => {
    const span = unitSpan(from, one, 0)
    return span.from === from && span.to === to
  })
  const start = unit ? unitSpan(today, unit, 0).from : addDays(to, 1)
  return start > today ? read : { ...read, when: { from: start } }
}
