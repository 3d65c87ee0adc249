import { CourseMark } from '@/components/shared/course-mark'
import { ScreenLink } from '@/components/shared/screen-link'
import { cn } from '@/lib/client/screen/cn'
import { courseCounts } from '@/lib/contract/course-words'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { paths } from '@/lib/contract/paths'
import type { DashboardView } from './dashboard-view'

const chip =
  'inline-flex min-h-8 shrink-0 items-center rounded-full border border-rule bg-surface px-3 hover:border-rule-strong hover:text-ink max-sm:px-1.5 pointer-coarse:min-h-11'

const FIRST: ReadonlySet<GoalCourse> = new Set(['overdue', 'behind', 'onTrack'])

/** How many goals are overdue, behind and on track, each a way to those goals; or a sentence where there are none. */
export function StatusLine({ line: { counts, words } }: { line: DashboardView['statusLine'] }) {
  if (counts.length === 0) return words
  const isTold = counts.some(({ course }) => FIRST.has(course))
  const others = isTold ? counts.filter(({ course }) => !FIRST.has(course)) : []
  const more = others.reduce((sum, { count }) => sum + count, 0)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:gap-x-1">
      {words && <span className="max-sm:shrink-0">{words}</span>}
      {counts.map(({ course, count }) => (
        <ScreenLink
          key={course}
          href={`${paths.goals}?course=${course}`}
          // A phone has one line for them: it tells what presses and what goes well, and how many more there are.
          className={cn(chip, isTold && !FIRST.has(course) && 'max-sm:hidden')}
        >
          <CourseMark course={course} count={count} className="max-sm:gap-1" />
        </ScreenLink>
      ))}
      {more > 0 && (
        <ScreenLink href={paths.goals} className={cn(chip, 'min-w-11 justify-center text-xs max-sm:px-1 sm:hidden')}>
          <span className="num">{more} more</span>
          <span className="sr-only">
            {': '}
            {others.map(({ course, count }) => `${count} ${courseCounts[course]}`).join(', ')}
          </span>
        </ScreenLink>
      )}
    </span>
  )
}
