import 'server-only'
import type { GoalRecord } from '../../../context'

/** The words of a reasoning that counts milestones by name, as `readMilestones` puts them. */
const COUNTED = /: with (“.*”) done, \d+ of \d+ milestones is \d+%/

/**
 * The milestones with those done that earlier answers named and the record counts already, though nobody ticked them:
 * the ledger says which. Where ground was lost, or the user set the number, what was told before tells nothing any more.
 */
export function withTold({
  milestones,
  history,
}: Pick<GoalRecord, 'milestones' | 'history'>): GoalRecord['milestones'] {
  let told = ''
  for (const { reasoning, source, oldProgress, newProgress } of history) {
    if (source === 'user' || newProgress < oldProgress) told = ''
    else told += COUNTED.exec(reasoning)?.[1] ?? ''
  }
  return milestones.map((one) => (told.includes(`“${one.title}”`) ? { ...one, isCompleted: true } : one))
}
