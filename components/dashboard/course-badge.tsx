import { RiskBadge } from '@/components/shared/risk-badge'
import { Badge } from '@/components/ui/badge'
import type { Course } from '@/lib/client/goal-course'
import type { RiskLevel } from '@/lib/contract/goal-analysis'

type CourseBadgeProps = { course: Course; risk: RiskLevel; className?: string }

/** How a goal stands against its date; nothing where nothing fair can be said. */
export function CourseBadge({ course, risk, className }: CourseBadgeProps) {
  if (risk !== 'low') return <RiskBadge risk={risk} className={className} />
  if (course.verdict !== 'on-course') return null
  return (
    <Badge variant="ok" className={className}>
      On course
    </Badge>
  )
}
