import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { datesIn } from '../dates'
import { readText } from '../text'
import { wordSet } from '../word-table'

const BY = wordSet('by before until till')

/** The last day to come of the time by which a title says that something is to be done: "by June", "before Easter". */
export function dueIn(title: string, { now, timeZone }: { now: Date; timeZone: string }): string | null {
  const today = dateIn(timeZone, now)
  const days = readText(title).sentences.flatMap((sentence) => {
    const by = sentence.tokens.findLastIndex(({ word }) => BY.has(word))
    if (by < 0) return []
    return datesIn(sentence, { now, timeZone, towards: 'future' }).filter(
      ({ start }) => start >= (sentence.tokens[by]?.start ?? 0),
    )
  })
  const [last] = days
    .map(({ to }) => to)
    .filter((day) => day > today)
    .slice(-1)
  return last ?? null
}
