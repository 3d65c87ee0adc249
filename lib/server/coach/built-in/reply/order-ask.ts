import 'server-only'
import type { GoalFacts } from '../../facts'
import { type DayAhead, dayAheadIn } from './day-ahead'
import { goalsNamed } from './resolve-goals'
import type { Situation } from './situation'

/** What is asked to be decided or moved: a new date, which mission to drop, which of two matters more; or lost work. */
export type OrderAsk =
  | { kind: 'moveDate'; facts: GoalFacts; to: DayAhead }
  | { kind: 'drop' }
  | { kind: 'twoOf'; two: [GoalFacts, GoalFacts] }
  | { kind: 'lostWork' }

const MOVE =
  /^(?:please |can you |could you |will you |i want to |i'd like to |let's |ok,? )*(?:move|shift|push|postpone|change|set|reschedule|extend|delay|put)\b.{2,60}\b(?:to|until|till)\b/
const DROP =
  /\b(?:which|what)\b.{0,30}\b(?:should|could|can|do|would) (?:i|you) (?:drop|quit|give up|let go(?: of)?|cut|abandon|leave|pause|sacrifice)\b/
const TWO =
  /\b(?:which|what)\b.{0,50}\b(?:matters?|important|urgent|first|comes?|choose|focus|prioriti\w*|better|worth|should i)\b.{0,40}?[,:] ?(.{2,40}?) or (.{2,40}?)[\s?.!]*$|^(?:what about |so )?(.{2,30}?) or (.{2,30}?),? (?:which|what) (?:matters|is more|should|comes)\b/
const LOST_WORK =
  /\b(?:deleted|erased|wiped|overwrote|formatted|binned)\b.{0,40}\b(?:portfolio|files?|drafts?|folder|drive|disk|laptop|notes|work|everything|photos?|manuscript|novel|thesis|chapters?|website|code|project|document|presentation)\b|\b(?:laptop|drive|disk|computer|phone) (?:died|crashed|was stolen|is dead)\b.{0,60}\b(?:gone|lost|everything|work|files?)\b/

export function orderAskIn(situation: Situation): OrderAsk | null {
  const { message, ongoing, focus, named, context, today } = situation
  const { text } = message
  if (message.words > 40 || ongoing.length === 0) return null
  if (LOST_WORK.test(text) && !message.isQuestion && /\bi\b|\bmy\b/.test(text) && !/\bchat|account\b/.test(text))
    return { kind: 'lostWork' }
  if (MOVE.test(text) && focus && !focus.goal.isCompleted) {
    const to = dayAheadIn(text, context.now, today)
    const isMeant = named.length > 0 || /\b(?:date|deadline|it|goal|mission|target)\b/.test(text)
    if (to && isMeant) return { kind: 'moveDate', facts: focus, to }
  }
  if (DROP.test(text)) return { kind: 'drop' }
  const found = TWO.exec(text)
  if (!found) return null
  const [one, other] = [found[1] ?? found[3], found[2] ?? found[4]].map(
    (part) => goalsNamed(part ?? '', ongoing, [], [])[0],
  )
  return one && other && one !== other ? { kind: 'twoOf', two: [one, other] } : null
}
