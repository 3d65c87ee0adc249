import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { MONTHS } from '../calendar-names'
import { monthSpan } from '../calendar-spans'
import { readText } from '../text'
import { wordSet, wordTable } from '../word-table'

/** What is left out, or done, for one month and no longer. */
const OF_MONTHS = wordTable<number>({ veganuary: 1, movember: 11, nanowrimo: 11, stoptober: 10 })
const LEADING = wordSet('dry sober sugar-free smoke-free alcohol-free meat-free booze-free plastic-free no-spend')
const CHALLENGE = /\bchallenge\b/i
const MOST_DAYS = 366
const FEWEST_DAYS = 7

/** The last day of what is done for a time, and its first one where that is still to come. */
export type RhythmTime = { begins: string | null; until: string }

/**
 * When what is done each day for so long is over: "Dry January" with the next 31 January, and it begins with the month;
 * "30 days of yoga" with the thirtieth day from today on. Null for what has no end.
 */
export function rhythmTime(title: string, { now, timeZone }: { now: Date; timeZone: string }): RhythmTime | null {
  const today = dateIn(timeZone, now)
  const isChallenge = CHALLENGE.test(title)
  for (const { tokens } of readText(title).sentences) {
    const words = tokens.map(({ word }) => word)
    for (const [at, { word, value }] of tokens.entries()) {
      const before = words.slice(Math.max(0, at - 2), at)
      const isLed = LEADING.has(before.join('-')) || LEADING.has(before.at(-1) ?? '')
      const month = OF_MONTHS[word] ?? (isLed ? MONTHS.indexOf(word) + 1 : 0)
      if (month > 0) return nextOf(month, today)
      const isWhole = words[at + 2] === 'of' || (words[at + 2] === 'without' && at === 0) || isChallenge
      if (words[at + 1] === 'days' && isWhole && isLong(value)) return daysFrom(today, value as number)
    }
  }
  const days = Number(/\b(\d{1,3})-day\b/i.exec(title)?.[1])
  return isLong(days) ? daysFrom(today, days) : null
}

function daysFrom(today: string, days: number): RhythmTime {
  return { begins: null, until: addDays(today, days - 1) }
}

function isLong(days: number | null): boolean {
  return days !== null && Number.isInteger(days) && days >= FEWEST_DAYS && days <= MOST_DAYS
}

/** The month that is running, or comes next. */
function nextOf(month: number, today: string): RhythmTime {
  const year = Number(today.slice(0, 4))
  const here = monthSpan(year, month)
  const { from, to } = here.to >= today ? here : monthSpan(year + 1, month)
  return { begins: from > today ? from : null, until: to }
}
