import { finishedWords } from '@/lib/client/goals/groups'
import { completionSummary } from '@/lib/client/goals/notes'
import { dayOf, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { Expandable } from './expandable'
import { GoalTitle } from './goal-title'

type CompletedDetailsProps = {
  goal: Goal
  now: Today
  isOpen: boolean
  /** Told whether the note is shown whole. */
  onNoteFit?: (fits: boolean) => void
}

/** Title, completion date and what was noted about it. */
export function CompletedDetails({ goal, now, isOpen, onNoteFit }: CompletedDetailsProps) {
  const summary = completionSummary(goal.completionNotes)
  return (
    <>
      <div className="grid gap-1">
        <GoalTitle goal={goal} />
        {goal.completedAt && (
          <p className="num text-sm text-ink-2">
            {finishedWords(goal, now.today, dayOf(goal.completedAt, now.timeZone))}
          </p>
        )}
      </div>
      {summary && (
        <blockquote className="border-l-2 border-ok pl-3">
          <Expandable text={summary} isCardOpen={isOpen} onFit={onNoteFit} className="text-ink-2" />
        </blockquote>
      )}
    </>
  )
}
