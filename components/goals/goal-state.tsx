import type { ReactNode } from 'react'
import { CourseMark } from '@/components/shared/course-mark'
import { domainColor } from '@/components/shared/domain-mark'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ringOf } from '@/lib/client/goals/ring'
import { stateOf } from '@/lib/client/goals/state'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Forecast, GoalCourse } from '@/lib/contract/goal-analysis'

type GoalFactListProps = { goal: Goal; now: Today; forecast?: Pick<Forecast, 'expectedDate'> | undefined }

/** The facts behind the coach's question. */
export function GoalFactList({ goal, now, forecast }: GoalFactListProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
      {stateOf(goal, now, forecast).map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="num text-ink-2 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type RingedGoalProps = { goal: Goal; size?: number; as?: 'h3' | 'p'; children: ReactNode }

/** How far a goal is, its title, and what is said of it under that. */
export function RingedGoal({ goal, size = 32, as: Title = 'p', children }: RingedGoalProps) {
  return (
    <div className="flex items-center gap-3">
      <ProgressRing {...ringOf(goal)} size={size} stroke={4} color={domainColor(goal.domain)} className="shrink-0" />
      <div className="min-w-0">
        <Title
          dir="auto"
          title={goal.title}
          className="line-clamp-3 text-left text-[0.9375rem]/snug font-[550] wrap-anywhere"
        >
          {goal.title}
        </Title>
        {children}
      </div>
    </div>
  )
}

type GoalLineProps = { goal: Goal; status: GoalCourse | null; when?: string }

/** A goal on one line: which it is, and where it stands. */
export function GoalLine({ goal, status, when }: GoalLineProps) {
  return (
    <RingedGoal goal={goal} size={40} as="h3">
      {status && (
        <p className="num flex flex-wrap gap-x-2 text-sm text-ink-3">
          <CourseMark course={status} className="text-ink-2" />
          {when}
        </p>
      )}
    </RingedGoal>
  )
}
