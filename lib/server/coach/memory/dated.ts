import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { datesIn } from '@/lib/server/language/dates'
import { readText } from '@/lib/server/language/text'
import { dayName } from '../dates'

const RELATIVE =
  /\b(?:tomorrow|next|coming|in (?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const RECURRING = /\b(?:every|each|always|usually)\b/i

/** The text with the day that "next Sunday" or "in two weeks" means beside it, since it is read on other days. */
export function withDay(text: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const [sentence] = readText(text).sentences
  if (!sentence || RECURRING.test(text)) return text
  const date = datesIn(sentence, { now, timeZone, towards: 'future' }).find(({ words }) => RELATIVE.test(words))
  if (!date || date.to < dateIn(timeZone, now)) return text
  const isRough = date.isRange || /month/i.test(date.words)
  return `${text.slice(0, date.end)} (${isRough ? 'around ' : ''}${dayName(date.from, '')})${text.slice(date.end)}`
}
