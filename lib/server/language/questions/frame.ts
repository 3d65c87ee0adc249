import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { aboutQuery } from './about'
import { comparison } from './comparison'
import * as cues from './cues'
import { badDay, goodDay, levelOf } from './energy-level'
import { grouped, longest } from './groups'
import { type Read, topicOf, type View } from './kind'
import { orderOf } from './order'
import { sidesOf } from './sides'
import { single } from './single'
import { has, phrases, type Slate, take, takeAll, wordAt } from './slate'
import { isGeneral } from './standing'
import { type Time, timeOf, whenPart } from './times'

/** A question about entries: what it gives, about what, when, and what it is compared with. */
export function frameOf(slate: Slate, view: View): Read {
  const until = topicOf(slate)
  if (has(slate, grouplessYear, until)) return { field: 'by' }
  if (has(slate, pointing)) return { field: 'about' }
  if (isThreshold(slate)) return { field: 'amount' }
  const cause = take(slate, causes.good) ? goodDay : take(slate, causes.bad) ? badDay : null
  if (cause) return caused(slate, cause, view)
  const level = levelOf(slate)
  const order = orderOf(slate, view)
  if (order) return order
  const isHelp = has(slate, cues.help, until) || helps(slate)
  const isComparing = isHelp || has(slate, cues.better, until) || has(slate, cues.compare, until)
  const sides = sidesOf(slate, isComparing)
  if (sides.other || sides.isUnlike || (isComparing && !has(slate, cues.trend, until)))
    return comparison(slate, sides, view)
  const time = timeOf(slate, { ...view, towards: 'past', isGeneral: isGeneral(slate) })
  if (time.isHour) return { field: 'hour' }
  if (time.isOpen && !has(slate, cues.last, until)) return { field: 'when' }
  if (takeAmount(slate)) return has(slate, cues.count, until) ? { field: 'amount' } : mentions(slate, time)
  return longest(slate, time, until) ?? grouped(slate, time, until) ?? single(slate, time, level, view)
}

const grouplessYear = phrases(`
which|what|best|worst|happiest|per|each|every|by year|years|decade
`)

/** "Does swimming help?": with nothing else that it would help with. */
function helps(slate: Slate): boolean {
  if (!['does', 'do', 'did', 'is'].includes(wordAt(slate, slate.from))) return false
  const last = slate.tokens.slice(slate.from, slate.to).findLastIndex(({ kind }) => kind !== 'mark') + slate.from
  const at = wordAt(slate, last) === 'me' ? last - 1 : last
  if (wordAt(slate, at) !== 'help') return false
  slate.taken[at] = true
  return true
}

/** "More than 10 km": amounts within an entry are not counted. A year is no amount. */
function isThreshold(slate: Slate): boolean {
  const at = slate.tokens.findIndex(({ word }, place) => word === 'than' && place >= slate.from && !slate.taken[place])
  const next = slate.tokens[at + 1]
  return at > 0 && next?.kind === 'number' && !/^(?:19|20)\d\d$/.test(next.word)
}

/** "Did I ever bowl over 180?": an amount within an entry, which no index knows, so that what mentions it is listed. */
function takeAmount(slate: Slate): boolean {
  const isOver = ({ word }: Slate['tokens'][number], at: number) =>
    ['over', 'above', 'under', 'below'].includes(word) &&
    slate.tokens[at + 1]?.kind === 'number' &&
    !slate.taken[at + 1]
  const at = slate.tokens.findIndex(isOver)
  if (at < 0 || !has(slate, cues.ever)) return false
  slate.taken[at + 1] = true
  return true
}

function mentions(slate: Slate, time: Time): Read {
  takeAll(slate, cues.ever)
  const about = aboutQuery(slate)
  return about.about === undefined ? { field: 'amount' } : { of: 'entries', give: 'list', ...about, ...whenPart(time) }
}

/** "What made me happy in June?": the entries of the good days. */
function caused(slate: Slate, where: RecordQueryInput['where'], view: View): Read {
  const time = timeOf(slate, { ...view, towards: 'past', isGeneral: false })
  return { of: 'entries', give: 'list', ...whenPart(time), where }
}
const causes = {
  good: phrases('what|who makes|made|has me happy|happier|happiest|energy|energetic|good'),
  bad: phrases('what|who makes|made|has me unhappy|sad|sadder|low|worse|miserable'),
}
const pointing = phrases('like this|that\nthis|that kind|sort')
