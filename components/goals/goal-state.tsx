import { DomainMark, domainColor } from '@/components/shared/domain-mark'
import { ProgressRing } from '@/components/shared/progress-ring'
import { stateOf } from '@/lib/client/goals/state'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'

/** A goal at a glance: its ring, its title and the facts behind the coach's question. */
export function GoalState({ goal, now }: { goal: Goal; now: Today }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <ProgressRing value={goal.progress} color={domainColor(goal.domain)} className="shrink-0" />
      <div className="grid min-w-0 gap-1.5">
        <h3 dir="auto" className="text-left text-base leading-snug wrap-anywhere">
          {goal.title}
        </h3>
        <DomainMark domain={goal.domain} />
      </div>
      <dl className="col-span-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
        {stateOf(goal, now).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="num text-ink-2 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
