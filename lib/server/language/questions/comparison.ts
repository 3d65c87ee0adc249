import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { RecordQueryInput } from '@/lib/contract/record'
import { unitSpan } from '../calendar-spans'
import { wordSet } from '../word-table'
import { aboutOf, aboutPart, contentOf } from './about'
import { levelOf } from './energy-level'
import { sidesOf } from './sides'
import type { Slate } from './slate'
import { otherDays, timeOf, type When } from './times'
import type { Read, View } from './understand'

type Against = NonNullable<RecordQueryInput['against']>

/** Two sides by the same figure: the energy of their days, how many they are, or what a mission counted in them. */
export function comparison(slate: Slate, view: View): Read {
  const { main, other } = sidesOf(slate)
  const { figure, about, goal, isGeneral, today } = view
  const timeView = { ...view, towards: 'past' as const, isGeneral }
  const [time, otherTime] = [timeOf(main, timeView), other && timeOf(other, timeView)]
  if (time.isOpen || otherTime?.isOpen) return { field: 'when' }
  const where = levelOf(main)
  const isValue = view.of === 'values' && goal !== undefined
  const of = isValue ? ('values' as const) : ('entries' as const)
  const given =
    figure === 'count' || (figure === 'sum' && !isValue)
      ? ({ give: 'count', ...(isValue && { goal }) } as const)
      : isValue
        ? ({ give: figure === 'sum' ? 'sum' : 'mean', what: 'value', goal } as const)
        : ({ give: 'mean', what: 'energy' } as const)
  const words = isValue ? { any: [], isWithout: false } : aboutOf({ slate: main, about })
  const named = aboutPart(words)
  const read = { of, ...given, ...named, ...(time.when ? { when: time.when } : {}), ...(where ? { where } : {}) }
  const isUsual = other?.tokens.slice(other.from, other.to).some(({ word }) => USUAL.has(word))
  if (isUsual && read.when) return { ...read, against: { when: {} } }
  const against = other && againstOf(read, other, otherTime?.when, isValue ? new Set() : about)
  return against ? beside(read, against, today) : alone(read, today)
}

const USUAL = wordSet('usual usually normal normally average ever general overall')

/** Compared with what is not said: the days without it, or the other days. */
function alone(read: RecordQueryInput, today: string): Read {
  if (read.without !== undefined) return { ...read, against: { about: read.without } }
  const isTimed = read.give !== 'mean' || read.about === undefined
  if (isTimed) {
    const when = otherDays(read.when, today)
    return when ? { ...read, against: { when } } : { field: 'against' }
  }
  return { ...read, against: { without: read.about as string | string[] } }
}

function againstOf(
  read: RecordQueryInput,
  other: Slate,
  when: When | undefined,
  telling: ReadonlySet<number>,
): Against | null {
  const { any, isWithout } = aboutOf({ slate: other, about: telling })
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

/** "Which came first, A or B?", "did I start A before B?": the first of each. */
export function orderOf(slate: Slate, { about }: View): Read {
  const sides = sidesAround(slate)
  if (!sides) return { field: 'against' }
  const [first, second] = sides.map((side) => {
    const found = aboutOf({ slate: side, about })
    // What came first is named on both sides, be it in words of any question.
    const named = found.any.length > 0 ? found : aboutOf({ slate: side, about: contentOf(side) })
    return aboutPart({ ...named, isWithout: false })
  })
  if (!first?.about || !second?.about) return { field: 'about' }
  return { of: 'entries', give: 'first', about: first.about, against: { about: second.about } }
}

function sidesAround(slate: Slate): [Slate, Slate] | null {
  const words = slate.tokens.map(({ word }) => word)
  const joint = ['or', 'before', 'after', 'than'].reduce(
    (found, one) => (found >= 0 ? found : words.lastIndexOf(one)),
    -1,
  )
  if (joint <= slate.from || joint >= slate.to - 1) return null
  const isBound = ['before', 'after'].includes(words[joint - 1] ?? '')
  // "Was A before or after B?"
  const end = isBound ? joint - 1 : joint
  const start = ['before', 'after'].includes(words[joint + 1] ?? '') ? joint + 2 : joint + 1
  return [
    { ...slate, to: end },
    { ...slate, from: start },
  ]
}
