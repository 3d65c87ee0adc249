import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { Datapoint } from '@/lib/contract/measure'
import { isOpening } from '@/lib/contract/measure-reading'
import { isTick } from '@/lib/contract/tick-words'

/** What tells of check-ins; `measure` of either kind, null where nothing is counted. */
type Told = {
  measure: unknown
  rhythm?: unknown
  history: readonly Pick<ProgressEvent, 'at' | 'source' | 'reasoning'>[]
  values: readonly Pick<Datapoint, 'date' | 'createdAt' | 'source' | 'note'>[]
}

/**
 * The days of a goal's check-ins, one for each, oldest first. Where it is counted a check-in is a value, on the day that
 * it is of whenever it was written down, or an answer that left none. A value that was corrected or taken back is no
 * check-in, nor is a tick, nor the end of a rhythm's week.
 */
export function checkInsOf({ measure, rhythm = null, history, values }: Told, timeZone: string): string[] {
  const dayOf = (at: string) => dateIn(timeZone, new Date(at))
  const told = history.filter((event) => event.source !== 'import' && !isTick(event))
  if (measure === null && rhythm === null) return told.map(({ at }) => dayOf(at)).sort()
  const written = new Set(values.map(({ createdAt }) => dayOf(createdAt)))
  const answers = told.filter(({ source }) => source !== 'value').map(({ at }) => dayOf(at))
  return [
    ...values.filter((value) => !isOpening(value)).map(({ date }) => date),
    ...answers.filter((day) => !written.has(day)),
  ].sort()
}
