import 'server-only'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { Measure } from '@/lib/contract/measure'
import { type Counted, isReached, progressOf, readingOf } from '@/lib/contract/measure-reading'
import { countedWords } from '@/lib/contract/measure-words'
import { applyCompletion, type CompletionState } from '@/lib/server/goals/progress-change'

type Recounted = {
  data: CompletionState & { reading: number }
  event?: { newProgress: number; reasoning: string; source: ProgressEvent['source'] }
}

/**
 * A goal's state after its values have changed, with the ledger entry where its progress moves. A completed goal stays as
 * it is, but where the value that completed it was taken back. `what` says before it what was done to a value, where
 * that is another thing than adding one of the day.
 */
export function recount(
  goal: CompletionState,
  measure: Measure,
  before: readonly Counted[],
  after: readonly Counted[],
  now: Date,
  what = '',
): Recounted {
  const reading = readingOf(measure, after)
  const stays = goal.isCompleted && !(wasReached(measure, before) && !wasReached(measure, after))
  const data = { ...applyCompletion(goal, stays ? {} : { progress: progressOf(measure, reading) }, now), reading }
  if (data.progress === goal.progress) return { data }
  return {
    data,
    event: { newProgress: data.progress, reasoning: `${what}${countedWords(measure, reading)}`, source: 'value' },
  }
}

/** Whether the values were ever at the target, in their order. */
export function wasReached(measure: Measure, values: readonly Counted[]): boolean {
  if (measure.kind === 'level') return values.some(({ value }) => isReached(measure, value))
  const inOrder = values.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  let reading = measure.start
  return inOrder.some(({ value }, at) => {
    reading += value
    return isReached(measure, at === inOrder.length - 1 ? readingOf(measure, values) : reading)
  })
}

function keyOf({ date, createdAt }: Counted): string {
  return `${date} ${createdAt}`
}
