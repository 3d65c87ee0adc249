import { CourseMark } from '@/components/shared/course-mark'
import { ScreenLink } from '@/components/shared/screen-link'
import { paths } from '@/lib/contract/paths'
import type { DashboardView } from './dashboard-view'

/** How many goals are overdue, behind and on track, each a way to those goals; or a sentence where there are none. */
export function StatusLine({ line: { counts, words } }: { line: DashboardView['statusLine'] }) {
  if (counts.length === 0) return words
  return (
    <span className="flex items-center gap-x-2 gap-y-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 max-sm:[scrollbar-width:none] sm:flex-wrap">
      {words && <span className="max-sm:shrink-0">{words}</span>}
      {counts.map(({ course, count }) => (
        <ScreenLink
          key={course}
          href={`${paths.goals}?course=${course}`}
          className="inline-flex min-h-8 shrink-0 items-center rounded-full border border-rule bg-surface px-3 hover:border-rule-strong hover:text-ink pointer-coarse:min-h-11"
        >
          <CourseMark course={course} count={count} />
        </ScreenLink>
      ))}
    </span>
  )
}
