import 'server-only'
import { type DayAhead, dayAheadIn } from './day-ahead'
import { type Period, periodsIn } from './period'
import type { Situation } from './situation'

/** A question whose answer is a sum over the record or the calendar. */
export type FigureAsk =
  | { kind: 'compare'; now: Period; before: Period }
  | { kind: 'gain' | 'mostMoved' | 'energy' | 'entries' | 'happened' | 'closed'; period: Period }
  | { kind: 'until'; ahead: DayAhead; inWeeks: boolean }
  | { kind: 'skipped' | 'weekdayOfDate' | 'furthestBehind' | 'restsOn' }
  | { kind: 'wrote' | 'whenDone' | 'unknownDay'; about: string }

const COMPARED =
  /\bcompar\w*|\bvs\b|\bversus\b|\bagainst\b|\b(?:better|worse|more|less|different|how) (?:\w+ ){0,4}?than\b|\bdiffer\w*\b|\b(?:week|month|year) (?:or|and|over) (?:the )?(?:last|previous)\b/
const COUNTDOWN =
  /\bhow (?:many|much|long|far)\b.{0,30}\b(?:until|till|'til|to|before|left|is it to|off|away)\b|\b(?:days|weeks) (?:until|till|to|before|left)\b|^when(?:'s| is)\b|\bwhat day (?:of the week )?is\b/
const WROTE =
  /\bwhat (?:did|have) i (?:ever )?(?:write|written|wrote|say|said|tell|told|mention|mentioned|note|noted|journal(?:ed)?|log|logged|put)(?: you)?(?: (?:down|in (?:my|the) (?:journal|diary|notes)))?(?: (?:in (?:my|the) (?:journal|diary|notes)|lately|recently|last|this week|so far))? (?:about|on|of|regarding) (?:the |my )?(.{2,40}?)(?: in (?:my|the) (?:journal|diary|notes)| lately| recently| this week| last week)?[\s?.!]*$|^(?:so |and )?(?:did|have) i (?:ever )?(?:write|written|mention|mentioned|note|noted|say|said|tell|told)(?: you)? (?:anything |something )?(?:about |on )?(?:the |my )?(.{2,40}?)[\s?.!]*$/
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
  const countdown = COUNTDOWN.test(text) ? dayAheadIn(text, context.now, today) : null
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
  if (other && COMPARED.test(text)) return { kind: 'compare', now: later(period, other), before: sooner(period, other) }
  return overPeriod(text, period)
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
