import 'server-only'
import { type DayAhead, dayAheadIn } from './day-ahead'
import { type Period, periodsIn } from './period'
import type { Situation } from './situation'
import { tellingStems } from './stem'
import { quoteTitle } from './titles'

/** A question whose answer is a sum over the record or the calendar. */
export type FigureAsk =
  | { kind: 'compare'; now: Period; before: Period }
  | { kind: 'compareEnergy'; now: Period; before: Period }
  | { kind: 'gain' | 'mostMoved' | 'energy' | 'entries' | 'happened' | 'closed'; period: Period }
  | { kind: 'until'; ahead: DayAhead; inWeeks: boolean }
  | { kind: 'skipped' | 'weekdayOfDate' | 'furthestBehind' | 'restsOn' | 'weekdayOfEnergy' }
  | { kind: 'rate'; per: 'day' | 'week' | 'month' }
  | { kind: 'wrote' | 'whenDone' | 'unknownDay'; about: string }

const COMPARED =
  /\bcompar\w*|\bvs\b|\bversus\b|\bagainst\b|\b(?:better|worse|more|less|different|how) (?:\w+ ){0,4}?than\b|\bdiffer\w*\b|\b(?:week|month|year) (?:or|and|over) (?:the )?(?:last|previous)\b/
const COUNTDOWN =
  /\bhow (?:many|much|long|far)\b.{0,30}\b(?:until|till|'til|to|before|left|is it to|off|away)\b|\b(?:days|weeks) (?:until|till|to|before|left)\b|^when(?:'s| is)\b|\bwhat day (?:of the week )?is\b/
const WROTE =
  /\bwhat (?:did|have) i (?:ever )?(?:write|written|wrote|say|said|tell|told|mention|mentioned|note|noted|journal(?:ed)?|log|logged|put)(?: you)?(?: (?:down|in (?:my|the) (?:journal|diary|notes)))?(?: (?:in (?:my|the) (?:journal|diary|notes)|lately|recently|last|this week|so far))? (?:about|on|of|regarding) (?:the |my )?(.{2,40}?)(?: in (?:my|the) (?:journal|diary|notes)| lately| recently| this week| last week)?[\s?.!]*$|^(?:so |and )?(?:did|have) i (?:ever )?(?:write|written|mention|mentioned|note|noted|say|said|tell|told)(?: you)? (?:anything |something )?(?:about |on )?(?:the |my )?(.{2,40}?)[\s?.!]*$/
/** "How many times did I mention Sam this month?" */
const MENTIONED =
  /\bhow (?:many times|often) (?:did|have|do) i (?:ever )?(?:mention(?:ed)?|writ(?:e|ten)|wrote|talk(?:ed)?|sp(?:eak|oke|oken)|br(?:ing|ought) up) (?:about |of )?(?:the |my )?(.{2,40}?)(?: in (?:my|the) (?:journal|diary|notes)| (?:this|last|the past|these) (?:week|month|year|two weeks)| lately| recently)*[\s?.!]*$/
/** "How much do I need to save each month?" */
const RATE =
  /\bhow (?:much|many)\b.{0,50}\b(?:need|have|must|should|got)\b.{0,40}\b(?:(?:each|every|per|a) (day|week|month)|(dai|week|month)ly)\b|\bhow (?:much|many) .{0,20}\b(?:(?:each|every|per|a) (day|week|month)|(dai|week|month)ly)\b.{0,30}\b(?:need|have to|must|should)\b/
const WEEKDAY_OF_ENERGY =
  /\b(?:which|what) (?:day(?: of the week)?|weekday)s?\b.{0,30}\b(?:mood|energy|feel|happiest)\b|\b(?:which|what) (?:day of the week|weekday)\b.{0,20}\b(?:best|worst)\b/
const WHEN_DONE =
  /^(?:so |and |do you know |can you tell me |tell me )*when (?:did i|was it (?:that )?i|have i) (?!last\b)(?:finally |actually )?(?:finish(?:ed)?|complete[d]?|end(?:ed)?|reach(?:ed)?|close[d]?|tick(?:ed)? off|read|pass(?:ed)?|start(?:ed)?|submit(?:ted)?) (?:with |reading |off )?(?:the |my )?(.{2,50}?)[\s?.!]*$/
const BEHIND =
  /\b(?:which|what)\b.{0,40}\b(?:furthest|farthest|most|worst|far) behind\b|\b(?:which|what)\b.{0,30}\b(?:is|are|am i) (?:the )?(?:furthest|farthest|most) (?:behind|off|from (?:its|the) (?:pace|date|schedule))\b|\bwhere am i (?:furthest|most) behind\b|\b(?:which|what) (?:goal|mission|one) is (?:the )?(?:worst|slowest|in (?:the )?(?:worst|most) (?:shape|trouble))\b|\bleast likely\b/
const RESTS_ON =
  /\b(?:what(?:'s| is| are)|show me|where(?:'s| is)) (?:your |the )?(?:evidence|proof|sources?|data)\b|\bwhat (?:is|are) (?:that|this|you) (?:based|basing)\b|\bwhat do you base\b|\bwhere do you (?:get|have|take) (?:that|this|these|it)\b|\bwhy do you say (?:so|that|this)\b|\bhow do you know(?: (?:that|this|all (?:of )?(?:that|this)))?[\s?.!]*$/

/** The figure that a message asks for; null where it asks for none that can be worked out. */
export function figureAskIn(situation: Situation): FigureAsk | null {
  const { message, today, context } = situation
  const { text } = message
  if (message.words > 40) return null
  if (RESTS_ON.test(text)) return { kind: 'restsOn' }
  if (WEEKDAY_OF_ENERGY.test(text)) return { kind: 'weekdayOfEnergy' }
  const per = RATE.exec(text)?.slice(1).find(Boolean)
  if (per) return { kind: 'rate', per: per === 'month' || per === 'week' ? per : 'day' }
  const mentioned = MENTIONED.exec(text)?.[1]
  if (mentioned && !/^(?:it|that|this|you|me|here)\b/.test(mentioned))
    return { kind: 'wrote', about: asWritten(message.raw, mentioned) }
  if (/\b(?:on )?(?:which|what|how many) days? (?:did|have) i (?:skip|miss|not )\w*/.test(text))
    return { kind: 'skipped' }
  if (BEHIND.test(text)) return { kind: 'furthestBehind' }
  const done = WHEN_DONE.exec(text)?.[1]
  if (done && !/^(?:it|that|this|all|everything|work|doing)\b/.test(done))
    return { kind: 'whenDone', about: asWritten(message.raw, done) }
  const wrote = WROTE.exec(text)
  const about = (wrote?.[1] ?? wrote?.[2])?.trim()
  if (about && !/^(?:this|last) (?:week|month)|^(?:it|that|this|yesterday|today|last|down|all|anything)$/.test(about)) {
    return { kind: 'wrote', about: asWritten(message.raw, about) }
  }
  const countdown = COUNTDOWN.test(text) ? (dayAheadIn(text, context.now, today) ?? ownDayIn(situation)) : null
  const unknown = countdown
    ? undefined
    : /^(?:so |and )?how (?:many|much|long)\b.{0,24}\b(?:until|till|to) (?:my|our) ([a-z' ]{3,24}?)[\s?.!]*$/.exec(
        text,
      )?.[1]
  if (
    unknown &&
    situation.named.length === 0 &&
    !/\b(?:deadline|date|goal|mission|target|end|it|finish|due)\b/.test(unknown)
  )
    return { kind: 'unknownDay', about: unknown }
  if (countdown) return { kind: 'until', ahead: countdown, inWeeks: /\bweeks\b/.test(text) }
  if (
    /\b(?:what|which) (?:day(?: of the week)?|weekday) (?:is|does|do)\b.{0,30}\b(?:deadline|due|target date|date|end)\b/.test(
      text,
    )
  )
    return { kind: 'weekdayOfDate' }
  const [period, other] = periodsIn(text, today)
  if (!period) return null
  if (other && COMPARED.test(text)) {
    const kind = /\b(?:mood|energy|feel\w*|felt)\b/.test(text) ? 'compareEnergy' : 'compare'
    return { kind, now: later(period, other), before: sooner(period, other) }
  }
  return overPeriod(text, period)
}

/** "Until the race": the date of the one open mission whose own words speak of it. */
function ownDayIn({ message, ongoing }: Situation): DayAhead | null {
  const what = /\b(?:until|till|to|before) (?:the|my|our) ([a-z' -]{3,30}?)[\s?.!]*$/.exec(message.text)?.[1]
  const stems = what ? tellingStems(what) : new Set<string>()
  if (stems.size === 0) return null
  const meant = ongoing.filter(({ goal }) => {
    const own = tellingStems([goal.title, goal.description, ...goal.milestones.map((one) => one.title)].join('. '))
    return [...stems].every((stem) => own.has(stem))
  })
  const [only] = meant
  return meant.length === 1 && only?.goal.targetDate && !only.isOverdue
    ? { name: `the date of ${quoteTitle(only.goal.title)}`, day: only.goal.targetDate }
    : null
}

/** Words of a message in the letters the user gave them. */
function asWritten(raw: string, words: string): string {
  const at = raw.toLowerCase().indexOf(words)
  return at < 0 ? words : raw.slice(at, at + words.length)
}

function overPeriod(text: string, period: Period): FigureAsk | null {
  if (
    /\b(?:average|mean|typical)\b.{0,20}\b(?:energy|mood)\b|\b(?:energy|mood)\b.{0,24}\b(?:average|mean)\b|\b(?:what|how) (?:was|is|were|has)\b.{0,16}\b(?:energy|mood)\b/.test(
      text,
    )
  )
    return { kind: 'energy', period }
  if (/\bhow (?:many|often)\b.{0,30}\b(?:journal|entr(?:y|ies)|notes?|write in my)\b/.test(text))
    return { kind: 'entries', period }
  if (
    /\b(?:which|what)\b.{0,30}\b(?:move[ds]?|grow|grew|gain\w*|improve\w*|advance\w*|progress\w*)\b.{0,10}\bmost\b|\bmost progress\b/.test(
      text,
    )
  )
    return { kind: 'mostMoved', period }
  if (
    /\b(?:how many|which|what) (?:goals?|missions?)\b.{0,20}\b(?:complet\w*|finish\w*|clos\w*|done|achiev\w*)\b/.test(
      text,
    )
  )
    return { kind: 'closed', period }
  if (
    /\bhow (?:much|many)\b.{0,30}\b(?:points?|progress|percent\w*|gain\w*|move\w*|improve\w*|advance\w*|grow)\b/.test(
      text,
    )
  )
    return { kind: 'gain', period }
  if (
    period.unit !== 'day' &&
    /^(?:so |and )?what (?:has |have |did )?(?:happened|i (?:do|done|get done|achieved?|manage|managed))\b/.test(text)
  )
    return { kind: 'gain', period }
  if (
    period.unit === 'day' &&
    /\bmy (?:journal|diary)\b|^(?:so |and )?(?:what|did|how)\b.{0,16}\bi (?:do|get done|log|report|write|feel|manage|achieve)\b/.test(
      text,
    )
  )
    return { kind: 'happened', period }
  return null
}

function later(a: Period, b: Period): Period {
  return a.to >= b.to ? a : b
}

function sooner(a: Period, b: Period): Period {
  return a.to >= b.to ? b : a
}
