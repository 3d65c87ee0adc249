import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { datesIn } from '@/lib/server/language/dates'
import { readText } from '@/lib/server/language/text'
import { dayName } from '../dates'

const RELATIVE =
  /\b(?:tomorrow|next|coming|in (?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
/** "Sore since Tuesday" is of the one that is over. */
const SINCE = /^since\b/i
const RECURRING = /\b(?:every|each|always|usually)\b/i

/** The text with the day that "next Sunday" or "in two weeks" means beside it, since it is read on other days. */
export function withDay(text: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const [sentence] = readText(text).sentences
  if (!sentence || RECURRING.test(text)) return text
  const firstOf = (towards: 'past' | 'future') =>
    datesIn(sentence, { now, timeZone, towards }).find(({ words }) => RELATIVE.test(words))
  const next = firstOf('future')
  const isOver = next !== undefined && SINCE.test(next.words)
  const date = isOver ? firstOf('past') : next
  if (!date || (!isOver && date.to < dateIn(timeZone, now))) return text
  const isRough = (date.isRange && !isOver) || /month/i.test(date.words)
  return `${text.slice(0, date.end)} (${isRough ? 'around ' : ''}${dayName(date.from, '')})${text.slice(date.end)}`
}
