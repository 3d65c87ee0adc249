import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { unitSpan } from '../calendar-spans'
import { aboutOf, aboutPart, aboutQuery } from './about'
import * as cues from './cues'
import { deedOf } from './deed'
import { badDay, goodDay, type Level } from './energy-level'
import { type Read, topicOf, type View } from './kind'
import { listed } from './listed'
import { has, phrases, type Slate, take, takeAll, wordAt } from './slate'
import { type Time, whenPart } from './times'

/** One figure, one row, or the rows. */
export function single(slate: Slate, time: Time, level: Level, view: View): Read {
  const until = topicOf(slate)
  const base = { of: 'entries' as const }
  const when = whenPart(time)
  const isEnergy = has(slate, cues.energy, until) || has(slate, cues.feeling, until) || has(slate, cues.mood, until)
  if (take(slate, cues.trend, until)) {
    if (!isEnergy) return { field: 'trend' }
    for (const one of [cues.energy, cues.feeling, cues.better]) takeAll(slate, one, until)
    // Up after what? A trend knows the days alone.
    if (aboutOf(slate).any.length > 0) return { field: 'trend' }
    return { ...base, give: 'trend', what: 'energy', ...when }
  }
  const where = level ?? whereOf(slate, until)
  const hasDay = has(slate, cues.dayAsked, until)
  // "How long ago did I start" asks for the first time.
  const isBegun = hasDay && has(slate, begun, until)
  const several = lastOf(slate, until)
  if (several) return { ...base, give: 'list', ...aboutQuery(slate), ...when, ...where, limit: several }
  if (!isBegun && take(slate, cues.last, until)) return pointed(slate, 'last', { ...when, ...where })
  const isFirst = takeAll(slate, cues.first, until) || (hasDay && takeAll(slate, cues.start, until))
  if (isFirst) {
    for (const one of [cues.start, cues.last]) takeAll(slate, one, until)
    return pointed(slate, 'first', { ...when, ...where })
  }
  if (takeAll(slate, cues.count, until)) {
    takeAll(slate, cues.sum, until)
    return deedOf(slate, { ...base, give: 'count', ...aboutQuery(slate), ...when, ...where })
  }
  const extreme = has(slate, cues.best, until) ? 'max' : has(slate, cues.worst, until) ? 'min' : null
  // "Who did I see most?" asks for names, which nothing groups by.
  if (extreme && !isEnergy && (has(slate, most) || !has(slate, dayNamed))) return { field: 'by' }
  if (extreme) {
    for (const one of [cues.best, cues.worst, cues.energy, cues.feeling]) takeAll(slate, one, until)
    return { ...base, give: extreme, what: 'energy', ...aboutQuery(slate), ...when }
  }
  return (level ? null : averaged(slate, time, until, view)) ?? listed(slate, time, where)
}
const begun = phrases('did|have|had i|we first? start|started|begin|begun|take|taken')
const most = phrases('most|least|fewest')
const passed = phrases('have|has? passed')
const dayNamed = phrases('day|days|when')

/** "The last five entries": how many of the newest. */
function lastOf(slate: Slate, until: number): number | null {
  for (let at = slate.from; at < until - 1; at++) {
    if (slate.taken[at] || !['last', 'latest', 'newest', 'recent'].includes(wordAt(slate, at))) continue
    const { kind, value } = slate.tokens[at + 1] ?? { kind: 'mark', value: null }
    if (kind !== 'number' || slate.taken[at + 1] || !value || !Number.isInteger(value) || value < 1 || value > 50)
      continue
    slate.taken[at] = true
    slate.taken[at + 1] = true
    return value
  }
  return null
}

function pointed(slate: Slate, give: 'first' | 'last', more: Partial<RecordQueryInput>): Read {
  for (const one of [cues.count, passed]) takeAll(slate, one)
  const about = aboutPart({ ...aboutOf(slate), isWithout: false })
  return deedOf(slate, { of: 'entries', give, ...about, ...more })
}

function whereOf(slate: Slate, until: number): Pick<RecordQueryInput, 'where'> {
  if (takeAll(slate, cues.goodDays, until)) return { where: goodDay }
  return takeAll(slate, cues.badDays, until) ? { where: badDay } : {}
}

/** "How happy was I", "average energy", "how was March". A feeling about something is a matter of words. */
function averaged(slate: Slate, time: Time, until: number, view: View): Read | null {
  const isNamed = takeAll(slate, cues.energy, until)
  const isFelt = until === slate.to && takeAll(slate, cues.feeling, until)
  const isMean = takeAll(slate, cues.mean, until)
  const how = howWas(slate, time, view)
  if (!isNamed && !isFelt && !how) return null
  const about = aboutQuery(slate)
  // "How am I?" without any days is a greeting, or asks for advice.
  if (!isNamed && !isMean && !about.about && !about.without && !time.when && !how) return { field: 'question' }
  return { of: 'entries', give: 'mean', what: 'energy', ...about, ...whenPart(how ?? time) }
}

/** "How was March?", "how was my week?": longer than a day, which is told by its entry. */
function howWas(slate: Slate, time: Time, { today }: View): Time | null {
  if (!has(slate, how)) return null
  if (time.when) {
    const isDay = time.when.from !== undefined && time.when.from === time.when.to
    return isDay || aboutOf(slate).any.length > 0 ? null : time
  }
  for (let at = slate.from; at < slate.to; at++) {
    const unit = wordAt(slate, at)
    if (!['my', 'the'].includes(wordAt(slate, at - 1)) || !['week', 'month', 'year'].includes(unit)) continue
    return { ...time, when: { from: unitSpan(today, unit as 'week' | 'month' | 'year', 0).from } }
  }
  return null
}
const how = phrases('how was|were|is|has|have|did|are')
