import { Check, Minus } from 'lucide-react'
import { dayName, dayOf, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'

type EndedMilestonesProps = { goal: Pick<Goal, 'milestones' | 'measure' | 'progress'>; now: Today }

/**
 * The milestones of a goal that has ended: what was done, when, and what was left. Of one that was counted to its whole
 * nothing is left: its figure passed the others over.
 */
export function EndedMilestones({ goal: { milestones, measure, progress }, now }: EndedMilestonesProps) {
  if (milestones.length === 0) return null
  const done = milestones.filter(({ isCompleted }) => isCompleted).length
  const isCounted = measure !== null && progress === 100
  return (
    <section aria-labelledby="ended-milestones" className="card px-5 pt-3.5 pb-3">
      <h2 id="ended-milestones" className="text-base">
        Milestones{' '}
        <span className="num ml-1 font-normal text-ink-2">
          {done} of {milestones.length}
          {isCounted && done < milestones.length && `, ${milestones.length - done} passed over`}
        </span>
      </h2>
      <ul>
        {milestones.map(({ id, title, isCompleted, completedAt }) => {
          const Icon = isCompleted ? Check : Minus
          return (
            <li key={id} className="flex items-start gap-2.5 py-1.5">
              <Icon aria-hidden="true" className={isCompleted ? 'mt-1 size-4 text-ok' : 'mt-1 size-4 text-ink-3'} />
              <span className="sr-only">{isCompleted ? 'Done: ' : isCounted ? 'Passed over: ' : 'Not done: '}</span>
              <span dir="auto" className={isCompleted ? 'min-w-0 wrap-anywhere' : 'min-w-0 text-ink-3 wrap-anywhere'}>
                {title}
              </span>
              {completedAt && (
                <span className="num ml-auto pl-2 font-mono text-xs/6 whitespace-nowrap text-ink-3">
                  {dayName(dayOf(completedAt, now.timeZone), now.today)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
