import { RiskBadge } from '@/components/shared/risk-badge'
import { Badge } from '@/components/ui/badge'
import { type Course, riskOf } from '@/lib/client/goal-course'

/** How a goal stands against its date; nothing where nothing fair can be said. */
export function CourseBadge({ course, className }: { course: Course; className?: string }) {
  if (course.verdict === null) return null
  if (course.verdict === 'on-course') {
    return (
      <Badge variant="ok" className={className}>
        On course
      </Badge>
    )
  }
  return <RiskBadge risk={riskOf(course)} className={className} />
}
