import { CourseDot } from '@/components/shared/course-mark'
import { EACH_AWAITED } from '@/lib/client/goals/awaited'
import { groupGoals } from '@/lib/client/goals/groups'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'
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

/** What a group's name leaves to say, where a risk stands beside its goals. */
const groupNotes: Partial<Record<GoalCourse, string>> = {
  behind: 'more likely late than on time',
  onTrack: 'at least as likely on time as late',
  tooEarly: EACH_AWAITED,
  noDate: 'the risk grows while you do not check in',
}

/** The goals a line each, under where they stand. */
export function GoalRows({ goals, standings, now, selected, onAction, onSelect }: GoalRowsProps) {
  return (
    <div className="@container grid gap-3 max-sm:gap-2">
      {groupGoals(goals, standings, now.today).flatMap(({ names, goals: members }) =>
        names.map(({ label, count, course }, at) => {
          const before = names.slice(0, at).reduce((sum, name) => sum + name.count, 0)
          return (
            <section key={label} aria-label={label}>
              <div className="flex flex-wrap items-baseline gap-x-2 border-b border-rule pb-1 text-sm text-ink-3">
                <h2 className="flex items-baseline gap-2 text-sm font-semibold text-ink">
                  {course && <CourseDot course={course} />}
                  {label} <span className="num font-normal text-ink-3">{count}</span>
                </h2>
                {course && groupNotes[course] && <p className="max-sm:text-xs">{groupNotes[course]}</p>}
              </div>
              <ul className="divide-y divide-rule">
                {members.slice(before, before + count).map((goal) => (
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
