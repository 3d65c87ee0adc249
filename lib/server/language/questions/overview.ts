import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { stemOf } from '../stem'
import type { Sentence } from '../text'
import { isAsking } from './asking'
import { kindsOf } from './features'
import { goalMeant } from './goals'
import { statesAsked } from './own-states'
import type { QuestionContext } from './question-context'
import { slateOf } from './slate'
import { ownReader, type Reader } from './understand'

/** What is asked of all goals together, or of some weeks as a whole. */
export type Overview = 'overdue' | 'status' | 'behind' | 'ahead' | 'neglected' | 'recap'

const OF_GOALS = new Set<string>(['status', 'behind', 'ahead', 'neglected'])
const FAILING = new Set('miss fail lose slip'.split(' ').map(stemOf))
const MOST_TOKENS = 30
/** What is not put as a question tells something, as likely as not. */
const SURE = 0.45
const SURE_OF_TELLING = 0.7

/** The overview that a sentence asks for; null where it names a goal or anything else that it is about. */
export function overviewAsked(
  sentence: Sentence,
  context: QuestionContext,
  reader: Reader = ownReader(),
): Overview | null {
  if (sentence.tokens.length > MOST_TOKENS) return null
  // Which of them rest, were dropped or are completed is a list of those.
  if (statesAsked(slateOf(sentence), context)) return null
  const slate = slateOf(sentence)
  const [best] = reader.understand(slate, { ...context, today: dateIn(context.timeZone, context.now) })
  if (!best || best.sureness < (isAsking(sentence) ? SURE : SURE_OF_TELLING)) return null
  // "Which goals are on track?", "any goals over their deadline?": a list of them by how each of them stands.
  const stands =
    best.of === 'goals' && ['list', 'count'].includes(best.intent)
      ? slate.tokens.flatMap(({ word }) => standingOf(word))
      : []
  if ([...best.told].some((at) => standingOf(slate.tokens[at]?.word ?? '').length === 0)) return null
  if (best.intent === 'recap' || best.intent === 'overdue') return best.intent
  if (best.of !== 'goals' || !(stands[0] || OF_GOALS.has(best.intent))) return null
  if (goalMeant(slate, context.goals)) return null
  // "Most likely to miss" is the end of the list where "most likely to make" begins.
  const isOfFailing = best.intent === 'ahead' && sentence.tokens.some(({ stem }) => FAILING.has(stem))
  return isOfFailing ? 'behind' : (stands[0] ?? (best.intent as Overview))
}

const STANDING = new Map<string, Overview>([
  ['OVERDUE', 'behind'],
  ['DUE', 'behind'],
  ['GAP', 'neglected'],
  ['STATUS', 'status'],
])

function standingOf(word: string): Overview[] {
  return kindsOf(word).flatMap((kind) => STANDING.get(kind) ?? [])
}

/** Far above what any labelled cry for help that asks something is read with. */
const BEYOND_DOUBT = 0.85

/** Whether a sentence surely asks the record, whatever else it may sound like: "Do I sleep enough?", "what is the next step there". */
export function isSurelyAsked(sentence: Sentence, context: QuestionContext, reader: Reader = ownReader()): boolean {
  if (!sentence.isQuestion || sentence.tokens.length > MOST_TOKENS) return false
  const [best] = reader.understand(slateOf(sentence), { ...context, today: dateIn(context.timeZone, context.now) })
  const isOfStep = /\b(?:next|first|last|open) (?:step|milestone)s?\b/i.test(sentence.text)
  return isOfStep || (best !== undefined && best.intent !== 'notRecord' && best.sureness >= BEYOND_DOUBT)
}
