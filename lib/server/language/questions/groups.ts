import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { aboutOf, aboutPart, aboutQuery } from './about'
import * as cues from './cues'
import type { Read } from './kind'
import { has, phrases, type Slate, take, takeAll, wordAt } from './slate'
import { type Time, whenPart } from './times'

type By = NonNullable<RecordQueryInput['by']>

/** The longest time without, or the longest run of days. */
export function longest(slate: Slate, time: Time, until: number): Read | null {
  const isWeeks = has(slate, weeks, until)
  const isGap = takeAll(slate, cues.gap, until)
  if (!isGap && !takeAll(slate, cues.run, until)) return null
  for (const one of [cues.lengths, cues.count]) takeAll(slate, one, until)
  const about = aboutPart({ ...aboutOf(slate), isWithout: false })
  return {
    of: 'entries',
    give: isGap ? 'longestGap' : 'longestRun',
    ...about,
    ...whenPart(time),
    ...(isWeeks ? { by: 'week' } : {}),
  }
}
const weeks = phrases('weeks in a? row|running|straight\nconsecutive weeks')

/** By month, by weekday: which was best, or a figure for each. */
export function grouped(slate: Slate, time: Time, until: number): Read | null {
  const isBest = has(slate, cues.best, until) || has(slate, cues.worst, until)
  const by = groupOf(slate, until, isBest)
  if (!by) return null
  const isCount = takeAll(slate, cues.count, until)
  const isEnergy = [
    takeAll(slate, cues.energy, until),
    has(slate, cues.mood, until),
    takeAll(slate, cues.feeling, until),
  ].some(Boolean)
  take(slate, changing)
  for (const one of [cues.best, cues.worst, cues.mean, cues.better]) takeAll(slate, one, until)
  const about = aboutQuery(slate)
  const isWritten = has(slate, written)
  if (!isCount && (isEnergy || (!about.about && !isWritten))) {
    return { of: 'entries', give: 'mean', what: 'energy', by, ...about, ...whenPart(time) }
  }
  return { of: 'entries', give: 'count', by, ...about, ...whenPart(time) }
}
const changing = phrases('change|changes|changed|vary|varies|differ|differs|depend|depends')
const written = phrases('write|wrote|written|entries|writing|journal')

function groupOf(slate: Slate, until: number, isBest: boolean): By | null {
  for (const [by, wanted] of Object.entries(cues.groups)) if (take(slate, wanted, until)) return by as By
  if (!isBest) return null
  for (let at = slate.from; at < until; at++) {
    const word = wordAt(slate, at)
    if (!slate.taken[at] && /^(?:weekday|month|season|week)s?$/.test(word)) {
      slate.taken[at] = true
      return word.replace(/s$/, '') as By
    }
  }
  return null
}
