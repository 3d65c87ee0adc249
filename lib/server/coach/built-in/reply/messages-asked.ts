import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { RecordQuery, RecordRow } from '@/lib/contract/record'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { onOneLine } from '@/lib/server/language/questions/word-answer'
import { counted, quotedAny } from '@/lib/server/language/record-nouns'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { type Answer, askAsMeant, lookedAt } from './answer'

/** Of each side so many lines are shown, and so many are looked at. */
const MOST_SHOWN = 3
const MOST_READ = 20
const LONGEST = 200
/** Words that ask for what was said just now. */
const NOW = wordSet('today just now morning')

/**
 * What was said in the chat of something, by both sides, each line with whose it is: who said it is often remembered
 * wrong. What was said in this same exchange, and today where there is anything older, is no answer to what was said
 * then. Null where no words are looked for, or their number is asked.
 */
export async function messagesAsked(
  query: RecordQuery,
  { tokens }: Sentence,
  context: ChatContext,
): Promise<Answer | null> {
  const { of, give, about, by } = query
  if (of !== 'messages' || about === undefined || !['first', 'last', 'list'].includes(give)) return null
  const asked: RecordQuery = { ...query, give: 'list', limit: MOST_READ }
  const [coach, own] = await Promise.all(
    (['coach', undefined] as const).map((side) => askAsMeant(context, { ...asked, by: side })),
  )
  if (!coach || !own || coach.unknown.length + own.unknown.length > 0) return null
  const today = dateIn(context.timeZone, context.now)
  const isOfNow = tokens.some(({ word }) => NOW.has(word))
  const isOlder = ({ date }: RecordRow) => date !== today
  const [byCoach = [], byUser = []] = [coach, own].map(({ answer }) =>
    answer.rows.filter((row) => !isOfExchange(row, context)),
  )
  const isOld = !isOfNow && [...byCoach, ...byUser].some(isOlder)
  const lines = (rows: readonly RecordRow[], whose: string) => {
    const shown = isOld ? rows.filter(isOlder) : rows
    const ordered = give === 'first' ? shown.toReversed() : shown
    return ordered
      .slice(0, MOST_SHOWN)
      .map(
        (row) => `- ${dayWords(row.date, today)}, ${whose}: “${onOneLine(row.quote.replace(/[“”]/g, "'"), LONGEST)}”`,
      )
  }
  const sides = [lines(byCoach, 'I'), lines(byUser, 'you')]
  const [first = [], second = []] = by === 'coach' ? sides : sides.toReversed()
  const looked = [lookedAt(own.answer), lookedAt(coach.answer)]
  const words = quotedAny(coach.query.about ?? about)
  if (first.length + second.length === 0) {
    const searched = own.answer.searched.rows + coach.answer.searched.rows
    return {
      text: `Neither of us wrote ${words} in the chat: I looked through ${counted('messages', searched)}.`,
      looked,
    }
  }
  const none =
    first.length > 0 ? '' : `${by === 'coach' ? 'I' : 'You'} wrote nothing with it${isOld ? ' before today' : ''}. `
  return { text: [`${none}In our chat, with ${words}:`, ...first, ...second].join('\n'), looked }
}

/** Whether a line stands in the talk that the question is of. */
function isOfExchange({ quote }: RecordRow, { turns, message }: ChatContext): boolean {
  const words = bare(quote)
  return [message, ...turns.map(({ text }) => text)].some((text) => bare(text).includes(words))
}

function bare(text: string): string {
  return text.replace(/[\s…“”"]+/g, ' ').trim()
}
