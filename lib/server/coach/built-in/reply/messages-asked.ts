import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { RecordQuery, RecordRow } from '@/lib/contract/record'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { onOneLine } from '@/lib/server/language/questions/word-answer'
import { counted, quotedAny } from '@/lib/server/language/record-nouns'
import type { ChatContext } from '../../context'
import { type Answer, askAsMeant, lookedAt } from './answer'

/** Of each side so many lines are shown, and so many are looked at. */
const MOST_SHOWN = 3
const MOST_READ = 20
const LONGEST = 200

/**
 * What was said in the chat of something, by both sides, each line with whose it is: who said it is often remembered
 * wrong. What was said in this same exchange is no answer to what was said then. Null where no words are looked for, or
 * their number is asked.
 */
export async function messagesAsked(query: RecordQuery, context: ChatContext): Promise<Answer | null> {
  const { of, give, about, by } = query
  if (of !== 'messages' || about === undefined || !['first', 'last', 'list'].includes(give)) return null
  const own = await askAsMeant(context, { ...query, give: 'list', limit: MOST_READ, by: undefined })
  const coach = await askAsMeant(context, { ...query, give: 'list', limit: MOST_READ, by: 'coach' })
  if (coach.unknown.length + own.unknown.length > 0) return null
  const today = dateIn(context.timeZone, context.now)
  const sides = (
    [
      ['I', coach],
      ['you', own],
    ] as const
  ).map(([whose, { answer }]) => {
    const rows = answer.rows.filter((row) => !isOfExchange(row, context))
    return (give === 'first' ? rows.toReversed() : rows)
      .slice(0, MOST_SHOWN)
      .map(
        (row) => `- ${dayWords(row.date, today)}, ${whose}: “${onOneLine(row.quote.replace(/[“”]/g, "'"), LONGEST)}”`,
      )
  })
  const [first = [], second = []] = by === 'coach' ? sides : sides.toReversed()
  const looked = [lookedAt(own.answer), lookedAt(coach.answer)]
  const words = quotedAny(coach.query.about ?? about)
  const searched = own.answer.searched.rows + coach.answer.searched.rows
  if (first.length + second.length === 0)
    return {
      text: `Neither of us wrote ${words} in the chat: I looked through ${counted('messages', searched)}.`,
      looked,
    }
  return { text: [`In our chat, with ${words}:`, ...first, ...second].join('\n'), looked }
}

/** Whether a line stands in the talk that the question is of. */
function isOfExchange({ quote }: RecordRow, { turns, message }: ChatContext): boolean {
  const words = bare(quote)
  return [message, ...turns.map(({ text }) => text)].some((text) => bare(text).includes(words))
}

function bare(text: string): string {
  return text.replace(/[\s…“”"]+/g, ' ').trim()
}
