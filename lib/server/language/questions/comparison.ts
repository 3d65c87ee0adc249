import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { RecordQueryInput } from '@/lib/contract/record'
import { wordSet } from '../word-table'
import { type About, aboutOf, aboutPart, contentOf } from './about'
import { levelOf } from './energy-level'
import { partOf, type Slate, wordAt } from './slate'
import { otherDays, timeOf, type When } from './times'
import type { Read, View } from './understand'

type Against = NonNullable<RecordQueryInput['against']>

const JOINTS = wordSet('than vs versus v against compared comparing relative opposed rather')
const AFTER_JOINT = wordSet('to with than . as')
const LOOSE = wordSet('with to and')
const COMPARING = /^(?:compare[sd]?|comparing|comparison|differences?|differ|differs|between|diff)$/

/** Two sides of the entries by the same figure: the energy of their days, or how many they are. */
export function comparison(slate: Slate, view: View): Read {
  const { main, other } = sidesOf(slate)
  const { figure, about, isGeneral, today } = view
  // What a goal counted is not compared.
  if (view.of === 'values') return { field: 'against' }
  const [time, otherTime] = [main, other].map(
    (side) => side && timeOf(side, { ...view, towards: 'past' as const, isGeneral }),
  )
  if (time?.isOpen || otherTime?.isOpen) return { field: 'when' }
  const where = levelOf(main)
  const named = aboutPart(aboutOf({ slate: main, about }))
  // "Compare October and November": months that nothing is counted in are compared by their energy.
  const isCounted = named.about !== undefined || slate.tokens.some(({ word }) => COUNTING.test(word))
  const given = ['count', 'sum'].includes(figure) && isCounted ? { give: 'count' as const } : MEAN
  const read = { of: 'entries' as const, ...given, ...named, ...(time?.when && { when: time.when }), ...where }
  const against = other && againstOf(read, aboutOf({ slate: other, about }), otherTime?.when ?? nowIn(other, today))
  // "Compared to the rest of the year" is of no month before.
  if (other && !against && contentOf(other).size > 0) return { field: 'against' }
  return against ? beside(read, against, today) : alone(read, today)
}
/** "January compared to now": the last thirty days. */
function nowIn({ tokens, from, to }: Slate, today: string): When | undefined {
  const isNow = tokens.slice(from, to).some(({ word }) => NOW.has(word))
  return isNow ? { from: addDays(today, -LATELY), to: today } : undefined
}
const NOW = wordSet('now lately currently nowadays')
const LATELY = 29
const COUNTING = /^(?:entry|entries|days?|times|often|many|more|fewer|less|most|w(?:rite|rote|ritten)|writing|notes?)$/
const MEAN = { give: 'mean', what: 'energy' } as const

/** Parts a question at the word that stands between what it compares: "than", "vs", "or", "compare … with". */
function sidesOf(slate: Slate): { main: Slate; other: Slate | null } {
  const joint = jointOf(slate)
  if (!joint) return { main: slate, other: null }
  for (let at = joint.from; at < joint.to; at++) slate.taken[at] = true
  return { main: partOf(slate, slate.from, joint.from), other: partOf(slate, joint.to, slate.to) }
}

/** A word that always joins; "or"; and after "compare" and "between" also "and", "with" and "to". */
function jointOf(slate: Slate): { from: number; to: number } | null {
  const words = slate.tokens.map((_, at) => wordAt(slate, at))
  const firm = words.findIndex((word, at) => at > slate.from && JOINTS.has(word))
  if (firm > 0) {
    let to = firm + 1
    while (AFTER_JOINT.has(words[to] ?? '')) to++
    return { from: firm, to }
  }
  const compared = words.findIndex((word) => COMPARING.test(word))
  const isLoose = (word: string, at: number) => compared >= 0 && at > compared && at > slate.from + 1 && LOOSE.has(word)
  const or = words.findIndex((word, at) => word === 'or' && words[at + 1] !== 'not')
  const ands = [or, words.findIndex((word, at) => word === 'and' && isLoose(word, at))]
  const at = ands.find((one) => one > slate.from) ?? words.findIndex(isLoose)
  return at < 0 ? null : { from: at, to: at + 1 }
}

/** Compared with what is not said: the days without it, or the other days. */
function alone(read: RecordQueryInput, today: string): Read {
  // "Do I sleep better on weekends?": how well it was done stands in no entry.
  if (read.about !== undefined && read.when?.weekdays) return { field: 'against' }
  if (read.give === 'mean' && read.about !== undefined) return { ...read, against: { without: read.about } }
  const when = otherDays(read.when, today)
  return when ? { ...read, against: { when } } : { field: 'against' }
}

function againstOf(read: RecordQueryInput, words: About, when: When | undefined): Against | null {
  const time = when ? { when } : {}
  if (words.isWithout && words.any.length === 0 && read.about !== undefined) return { ...time, without: read.about }
  if (words.any.length === 0) return when ? time : null
  return { ...time, ...aboutPart(words) }
}

/** Both sides with the days that are said once and meant of both: "were weekends better than weekdays in spring?". */
function beside(read: RecordQueryInput, against: Against, today: string): RecordQueryInput {
  const [own, than] = [read.when, against.when]
  if (!than) return { ...read, against }
  if (against.about !== undefined || against.without !== undefined) return { ...read, when: own ?? than, against }
  // "Happier than last year": the days since.
  const since = than.from && than.to && than.to < today ? { from: addDays(than.to, 1) } : otherDays(than, today)
  if (!own) return { ...read, when: since ?? undefined, against }
  if (!own.weekdays || !than.weekdays) return { ...read, against }
  return { ...read, when: { ...than, ...own }, against: { ...against, when: { ...own, ...than } } }
}

/** "Which came first, A or B?", "did I start A before B?": the first of each. */
export function orderOf(slate: Slate, { about }: View): Read {
  const words = slate.tokens.map(({ word }) => word)
  const joint = ['or', 'before', 'after', 'than'].map((one) => words.lastIndexOf(one)).find((at) => at >= 0) ?? -1
  // "How did I sleep before the launch" asks for no order.
  if (joint <= slate.from || joint >= slate.to - 1 || words[slate.from] === 'how') return { field: 'against' }
  const isBound = (at: number) => ['before', 'after'].includes(words[at] ?? '')
  // "Was A before or after B?"
  const end = isBound(joint - 1) ? joint - 1 : joint
  const start = isBound(joint + 1) ? joint + 2 : joint + 1
  const [first, second] = [partOf(slate, slate.from, end), partOf(slate, start, slate.to)].map((side) => {
    const found = aboutOf({ slate: side, about })
    // What came first is named on both sides, be it in words of any question.
    const named = found.any.length > 0 ? found : aboutOf({ slate: side, about: contentOf(side) })
    return aboutPart({ ...named, isWithout: false })
  })
  if (!first?.about || !second?.about) return { field: 'about' }
  return { of: 'entries', give: 'first', about: first.about, against: { about: second.about } }
}
