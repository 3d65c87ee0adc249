import 'server-only'
import { recordQuery } from '@/lib/contract/record'
import { isSure, leading, namedIn, textsOfTitle } from '@/lib/server/language/orders/names'
import { isTelling } from '@/lib/server/language/questions/unread'
import { wordAnswer } from '@/lib/server/language/questions/word-answer'
import { stemsIn } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext } from '../../context'
import { type Answer, lookedAt } from './answer'

const ASKS = new Set("when when's whens time hour".split(' '))
/** What was is asked of the entries. */
const PAST = new Set('did was were had last'.split(' '))

/** "When does the furnace fella come", "mock interview when": the time of the one alert that the words name. */
export async function alertAsked({ tokens }: Sentence, context: ChatContext): Promise<Answer | null> {
  const words = tokens.map(({ word }) => word)
  if (!words.some((word) => ASKS.has(word)) || words.some((word) => PAST.has(word))) return null
  const named = namedIn(tokens, context.reminders, textsOfTitle)
  const alert = isSure(named) ? leading(named) : null
  if (!alert) return null
  const own = new Set(stemsIn(alert.title.toLowerCase()))
  if (tokens.some((token) => token.kind !== 'mark' && !own.has(token.stem) && isTelling(token))) return null
  const query = recordQuery.parse({ of: 'alerts', give: 'first', about: `"${alert.title}"`, where: { status: 'open' } })
  const answer = await context.record.ask(query)
  return answer.rows.length > 0 ? { text: wordAnswer(query, answer, context), looked: [lookedAt(answer)] } : null
}
