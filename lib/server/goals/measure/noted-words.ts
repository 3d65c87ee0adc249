import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { type Counted, newestOf, readingOf } from '@/lib/contract/measure-reading'
import { amountWords, countedWords } from '@/lib/contract/measure-words'
import { nearDayName } from '@/lib/server/coach/dates'

/**
 * What is said of values that were just written for a day that is over: where the goal stands with them, and of a level
 * that a later day has a value of its own. Undefined where all are today's.
 */
export function notedWords(
  measure: Measure,
  made: readonly Pick<Counted, 'date' | 'value'>[],
  all: readonly Counted[],
  today: string,
): string | undefined {
  if (made.every(({ date }) => date >= today)) return undefined
  const noted = made.map(({ date, value }) => `${amountWords(measure, value)} for ${nearDayName(date, today)}`)
  const newest = newestOf(all)
  const told = `Noted ${noted.join(', ')}`
  if (measure.kind === 'level' && newest && made.every(({ date }) => date < newest.date))
    return `${told}; the latest is still ${amountWords(measure, newest.value)} of ${nearDayName(newest.date, today)}.`
  return `${told}. ${countedWords(measure, readingOf(measure, all))}`
}
