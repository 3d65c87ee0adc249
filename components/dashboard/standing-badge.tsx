import { RiskBadge } from '@/components/shared/risk-badge'
import { Badge } from '@/components/ui/badge'
import type { MissionLine } from './dashboard-view'

type StandingBadgeProps = { standing: NonNullable<MissionLine['standing']>; className?: string }

/** How a mission stands against its date. */
export function StandingBadge({ standing, className }: StandingBadgeProps) {
  if (standing !== 'on-course') return <RiskBadge risk={standing} className={className} />
  return (
    <Badge variant="ok" className={className}>
      On course
    </Badge>
  )
}
