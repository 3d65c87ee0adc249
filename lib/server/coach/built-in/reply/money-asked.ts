import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { recordQuery } from '@/lib/contract/record'
import { dated } from '@/lib/server/language/questions/word-answer'
import { counted, quotedAny } from '@/lib/server/language/record-nouns'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { type Answer, askAsMeant, lookedAt } from './answer'
import { asksFact, tellingWords } from './looked-for'
import type { Said } from './said'

const PRICES = wordSet(
  'cost costs costed price prices priced pay paid spend spent budget fee fees bill bills expensive',
)
const UNSOUGHT = new Set([...PRICES, 'left', 'remaining', 'much', 'money'])
/** "How much time did I spend", "what did skipping sleep cost me": of no money. */
const OTHERS = wordSet('time times hour hours minute minutes day days week weeks long often energy')
const SUM =
  /[£$€¥]\s?\d|\d\s?[£$€¥]|\b\d[\d,.]*\s?k?\s?(?:euros?|pounds?|quid|dollars?|bucks|francs?|eur|gbp|usd|chf)\b|\bfor free\b/i
const MOST_SHOWN = 3
const MOST_WORDS = 3

/** Whether a sentence asks for a sum of money. */
function asksMoney(sentence: Sentence): boolean {
  const words = sentence.tokens.map(({ word }) => word)
  const isAsked =
    words.includes('what') || words.includes('whats') || words.includes("what's") || words.includes('much')
  return (
    isAsked && asksFact(sentence) && words.some((word) => PRICES.has(word)) && !words.some((word) => OTHERS.has(word))
  )
}

/**
 * What a question for a sum of money is answered with where no sum was found for it: that none is noted, with what was
 * written of the thing. Null where none is asked, or the answer has one.
 */
export async function moneyNotNoted(said: Said, found: Answer | null, context: ChatContext): Promise<Answer | null> {
  const asking = said.sentences.map(({ sentence }) => sentence).filter(asksMoney)
  if (asking.length === 0 || (found && SUM.test(found.text))) return null
  // "4000, 2500 of it spent, what's left": its own figures are asked of, and none that was noted.
  if (asking.some(({ tokens }) => tokens.filter(({ kind }) => kind === 'number').length > 1)) return null
  const words = tellingWords(asking).filter((word) => !UNSOUGHT.has(word.toLowerCase()) && /\p{L}/u.test(word))
  const about = words.slice(0, MOST_WORDS).join(' ')
  const query = recordQuery.safeParse({ of: 'entries', give: 'list', about }).data
  if (!query) return null
  const { answer, query: asked, unknown } = await askAsMeant(context, query)
  const named = quotedAny(asked.about ?? about)
  const looked = [lookedAt(answer)]
  if (answer.rows.length === 0 || unknown.length > 0 || asked.about === undefined)
    return {
      text: `No sum of money is noted for ${quotedAny(about)}: no entry has ${words.length > 1 ? 'those words' : 'that word'}.`,
      looked,
    }
  const today = dateIn(context.timeZone, context.now)
  const told = answer.rows.filter(({ quote }) => SUM.test(quote))
  const rows = (told.length > 0 ? told : answer.rows).slice(0, MOST_SHOWN)
  const lead =
    told.length > 0
      ? `A sum of money stands here, in what you wrote with ${named}:`
      : `No sum of money is noted for that. You wrote ${counted('entries', answer.rows.length)} with ${named}, without one:`
  return { text: [lead, ...rows.map((row) => `- ${dated(row, today)}`)].join('\n'), looked }
}
