import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { stemOf } from '../stem'
import type { Sentence } from '../text'
import { kindsOf } from './features'
import { goalMeant } from './goals'
import type { QuestionContext } from './question-context'
import { statesAsked } from './read-kinds'
import { isAsking, slateOf } from './slate'
import { ownReader, type Reader } from './understand'

/** What is asked of all goals together, or of some weeks as a whole. */
export type Overview = 'overdue' | 'status' | 'behind' | 'ahead' | 'neglected' | 'recap'

const FAILING = new Set('miss fail lose slip'.split(' ').map(stemOf))
const MOST_TOKENS = 30
/** What is not put as a question tells something, as likely as not. */
const SURE = 0.45
const SURE_OF_TELLING = 0.7
/** Far above what any labelled cry for help that asks something is read with. */
const BEYOND_DOUBT = 0.85
const STANDING: { [kind: string]: Overview } = { OVERDUE: 'behind', DUE: 'behind', GAP: 'neglected', STATUS: 'status' }

/** The overview that a sentence asks for; null where it names a goal or anything else that it is about. */
export function overviewAsked(
  sentence: Sentence,
  context: QuestionContext,
  reader: Reader = ownReader(),
): Overview | null {
  // Which of them rest, were dropped or are completed is a list of those.
  if (sentence.tokens.length > MOST_TOKENS || statesAsked(slateOf(sentence), context)) return null
  const slate = slateOf(sentence)
  const [best] = reader.understand(slate, { ...context, today: dateIn(context.timeZone, context.now) })
  if (!best || best.sureness < (isAsking(sentence) ? SURE : SURE_OF_TELLING)) return null
  const standing = (word = '') => kindsOf(word).flatMap((kind) => STANDING[kind] ?? [])
  if ([...best.told].some((at) => standing(slate.tokens[at]?.word).length === 0)) return null
  if (best.intent === 'recap' || best.intent === 'overdue') return best.intent
  // "Which goals are on track?", "any goals over their deadline?": a list of them by how each of them stands.
  const isList = best.intent === 'list' || best.intent === 'count'
  const [stands] = isList ? slate.tokens.flatMap(({ word }) => standing(word)) : []
  const asked = stands ?? (/^(?:status|behind|ahead|neglected)$/.test(best.intent) ? (best.intent as Overview) : null)
  if (best.of !== 'goals' || goalMeant(slate, context.goals)) return null
  // "Most likely to miss" is the end of the list where "most likely to make" begins.
  return asked === 'ahead' && slate.tokens.some(({ stem }) => FAILING.has(stem)) ? 'behind' : asked
}

/** Whether a sentence surely asks the record, whatever else it may sound like: "Do I sleep enough?", "what is the next step there". */
export function isSurelyAsked(sentence: Sentence, context: QuestionContext, reader: Reader = ownReader()): boolean {
  if (!sentence.isQuestion || sentence.tokens.length > MOST_TOKENS) return false
  const [best] = reader.understand(slateOf(sentence), { ...context, today: dateIn(context.timeZone, context.now) })
  const isOfStep = /\b(?:next|first|last|open) (?:step|milestone)s?\b/i.test(sentence.text)
  return isOfStep || (best !== undefined && best.intent !== 'notRecord' && best.sureness >= BEYOND_DOUBT)
}
