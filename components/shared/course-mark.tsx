import { cn } from '@/lib/client/screen/cn'
import { courseCounts, courseWords } from '@/lib/contract/course-words'
import type { GoalCourse } from '@/lib/contract/goal-analysis'

const dots: Record<GoalCourse, string> = {
  ready: 'bg-ok',
  overdue: 'bg-bad',
  behind: 'bg-warn',
  onTrack: 'bg-ok',
  tooEarly: 'bg-ink-3',
  noDate: 'bg-ink-3',
  paused: 'bg-rule-strong',
}

/** Where a goal stands: a dot and the word, or how many stand so. */
export function CourseMark({
  course,
  count,
  isBrief = false,
  className,
}: {
  course: GoalCourse
  count?: number | undefined
  /** Whether a phone has little room for the word. */
  isBrief?: boolean
  className?: string | undefined
}) {
  return (
    <span className={cn('num inline-flex items-center gap-2 text-sm', className)}>
      <CourseDot course={course} />
      {count !== undefined ? (
        `${count} ${courseCounts[course]}`
      ) : isBrief ? (
        <Brief course={course} />
      ) : (
        courseWords[course]
      )}
    </span>
  )
}

/** On a phone what it is too early for is heard and not seen. */
function Brief({ course }: { course: GoalCourse }) {
  const [start, rest] = courseWords[course].split(/(?= to forecast)/)
  return (
    <span>
      {start}
      {rest && <span className="max-sm:sr-only">{rest}</span>}
    </span>
  )
}

/** The colour of where a goal stands, beside the word for it. */
export function CourseDot({ course }: { course: GoalCourse }) {
  return <span aria-hidden="true" className={cn('size-2 shrink-0 self-center rounded-full', dots[course])} />
}
