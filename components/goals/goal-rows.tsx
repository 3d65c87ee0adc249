import { CourseDot } from '@/components/shared/course-mark'
import { groupGoals, groupNote } from '@/lib/client/goals/groups'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import type { GoalAction } from './goal-dialogs'
import { GoalRow } from './goal-row'

type GoalRowsProps = {
  goals: readonly Goal[]
  standings: ReadonlyMap<string, RiskItem>
  now: Today
  selected: string | null
  onAction: (action: GoalAction, goal: Goal) => void
  onSelect: (goalId: string) => boolean
}

/** The goals a line each, under where they stand. */
export function GoalRows({ goals, standings, now, selected, onAction, onSelect }: GoalRowsProps) {
  return (
    <div className="@container grid gap-3 max-sm:gap-2">
      {groupGoals(goals, standings, now.today).flatMap(({ names, goals: members }) =>
        names.map(({ label, count, course }, at) => {
          const before = names.slice(0, at).reduce((sum, name) => sum + name.count, 0)
          const own = members.slice(before, before + count)
          const note = course && groupNote(course, own, standings)
          return (
            <section key={label} aria-label={label}>
              <div className="flex flex-wrap items-baseline gap-x-2 border-b border-rule pb-1 text-sm text-ink-3">
                <h2 className="flex items-baseline gap-2 text-sm font-semibold text-ink">
                  {course && <CourseDot course={course} />}
                  {label} <span className="num font-normal text-ink-3">{count}</span>
                </h2>
                {note && <p className="max-sm:text-xs">{note}</p>}
              </div>
              <ul className="divide-y divide-rule">
                {own.map((goal) => (
                  <GoalRow
                    key={goal.id}
                    goal={goal}
                    standing={standings.get(goal.id)}
                    now={now}
                    isSelected={goal.id === selected}
                    onAction={onAction}
                    onSelect={onSelect}
                  />
                ))}
              </ul>
            </section>
          )
        }),
      )}
    </div>
  )
}
