import 'server-only'
import { z } from 'zod'
import type { Rhythm } from '@/lib/contract/measure'
import { type Counted, newestOf } from '@/lib/contract/measure-reading'
import { periodAfter, periodStart } from '@/lib/contract/periods'
import { countsOf } from '@/lib/contract/rhythm'

/** More than a score looks back on, also where pauses lie between. */
const MOST_PERIODS = 104

/** What is kept of a rhythm's values on its row, so that its score can be reckoned without them. */
const tally = z.object({
  sums: z.record(z.string(), z.number()),
  first: z.string().nullable(),
  /** What the values of the newest day that has any come to. */
  last: z.object({ date: z.string(), sum: z.number() }).nullable(),
  /** The first day of the last period whose end stands in the ledger. */
  closed: z.string(),
})
export type Tally = z.infer<typeof tally>

/** How a tally stands in its column. */
export const storedTally = tally.nullable()

/** The tally of a rhythm's values on the user's day, up to which all periods are in the ledger. */
export function tallyOf(
  rhythm: Rhythm,
  values: readonly Pick<Counted, 'date' | 'value' | 'createdAt'>[],
  today: string,
): Tally {
  const { sums, first } = countsOf(rhythm, values)
  const newest = Object.entries(sums).sort(([one], [other]) => (one < other ? 1 : -1))
  const date = newestOf(values)?.date
  const ofLast = values.filter((one) => one.date === date).reduce((sum, { value }) => sum + value, 0)
  return {
    sums: Object.fromEntries(newest.slice(0, MOST_PERIODS)),
    first,
    last: date === undefined ? null : { date, sum: ofLast },
    closed: periodAfter(periodStart(today, rhythm.per), rhythm.per, -1),
  }
}
