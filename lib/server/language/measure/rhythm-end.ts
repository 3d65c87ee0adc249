import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { MONTHS } from '../calendar-names'
import { monthSpan } from '../calendar-spans'
import { readText } from '../text'
import { wordTable } from '../word-table'

/** What is left out, or done, for one month and no longer. */
const OF_MONTHS = wordTable<number>({ veganuary: 1, movember: 11, nanowrimo: 11, stoptober: 10 })
const LEADING = new Set(
  'dry sober sugar-free smoke-free alcohol-free meat-free booze-free plastic-free no-spend'.split(' '),
)
const CHALLENGE = /\bchallenge\b/i
const MOST_DAYS = 366
const FEWEST_DAYS = 7

/**
 * The last day of what is done each day for so long: of "Dry January" the next 31 January, of "30 days of yoga" the
 * thirtieth day from today on. Null for what has no end.
 */
export function rhythmEnd(title: string, { now, timeZone }: { now: Date; timeZone: string }): string | null {
  const today = dateIn(timeZone, now)
  for (const { tokens } of readText(title).sentences) {
    const words = tokens.map(({ word }) => word)
    for (const [at, { word, value }] of tokens.entries()) {
      const before = words.slice(0, at).join('-')
      const isLed = LEADING.has(before) || LEADING.has(words[at - 1] ?? '')
      const month = OF_MONTHS[word] ?? (isLed ? MONTHS.indexOf(word) + 1 : 0)
      if (month > 0) return endOfNext(month, today)
      const isWhole = words[at + 2] === 'of' || (words[at + 2] === 'without' && at === 0) || CHALLENGE.test(title)
      if (words[at + 1] === 'days' && isWhole && isLong(value)) return addDays(today, (value as number) - 1)
    }
  }
  const days = Number(/\b(\d{1,3})-day\b/i.exec(title)?.[1])
  return isLong(days) ? addDays(today, days - 1) : null
}

function isLong(days: number | null): boolean {
  return days !== null && Number.isInteger(days) && days >= FEWEST_DAYS && days <= MOST_DAYS
}

/** The last day of the month that is running, or comes next. */
function endOfNext(month: number, today: string): string {
  const year = Number(today.slice(0, 4))
  const { to } = monthSpan(year, month)
  return to >= today ? to : monthSpan(year + 1, month).to
}
