import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { recordQuery } from '@/lib/contract/record'
import { kindsOf } from '@/lib/server/language/questions/features'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { wordAnswer } from '@/lib/server/language/questions/word-answer'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { askedBefore } from './asked-before'
import { namesAny, onDay } from './focus'
import { type Answer, lookedAt } from './looked-for'

const WHY = /^\W*(?:(?:and|so|but) )*(?:why|how come)\b/i
const MOST_TOKENS = 40
const NOT_KNOWN = 'Why, I cannot know. What was written on the lowest days may tell:'

const CHANGE = wordSet('drop fall fell rise rose change dip sink')

function withoutChange(question: Sentence): Sentence {
  return { ...question, tokens: question.tokens.filter(({ word }) => !CHANGE.has(word)) }
}

/**
 * "Why was I so tired in June?", "why did it drop?" after a question of energy: what was written on the lowest of those
 * days, since no row tells a reason. Null for any other question, and where there is none of them.
 */
export async function whyAnswer(
  question: Sentence,
  context: ChatContext,
  goals: readonly AskedGoal[],
): Promise<Answer | null> {
  if (question.tokens.length > MOST_TOKENS || !WHY.test(question.text) || namesAny(withoutChange(question))) return null
  const { now, timeZone, record } = context
  const isOfEnergy = question.tokens.some(({ word }) =>
    kindsOf(word).some((kind) => kind === 'ENERGY' || kind === 'MOODY'),
  )
  const before = (await askedBefore(context, goals))?.query
  const last = before?.what === 'energy' ? before.when : undefined
  if (!isOfEnergy && !last) return null
  const when = timeOf(slateOf(question), { now, timeZone, towards: 'past' }).when ?? last
  if (when?.from !== undefined && when.from === when.to && when.from <= dateIn(timeZone, now))
    return onDay(when.from, context)
  const query = recordQuery.parse({ of: 'entries', what: 'energy', give: 'min', ...(when && { when }) })
  const answer = await record.ask(query)
  if (answer.rows.length === 0) return null
  return { text: `${NOT_KNOWN} ${wordAnswer(query, answer, { ...context, goals })}`, looked: [lookedAt(answer)] }
}
