import { Badge } from '@/components/ui/badge'
import { riskBeside, type riskWords } from '@/lib/client/goals/risk-words'
import type { GoalCourse } from '@/lib/contract/goal-analysis'

type Risk = keyof typeof riskWords

const looks = {
  low: { variant: 'ok', lit: 1 },
  medium: { variant: 'warn', lit: 2 },
  high: { variant: 'bad', lit: 3 },
} as const

type RiskBadgeProps = { risk?: Risk; course?: GoalCourse | undefined; className?: string }

/** How likely a mission is to slip: a gauge of three, a colour and the word, which agrees with a course beside it. */
export function RiskBadge({ risk = 'low', course, className }: RiskBadgeProps) {
  const { variant, lit } = looks[risk]
  return (
    <Badge variant={variant} className={className}>
      <svg viewBox="0 0 11 10" fill="currentColor" aria-hidden="true" className="h-2.5 w-[0.6875rem]">
        {[1, 2, 3].map((step) => (
          <rect
            key={step}
            x={(step - 1) * 4}
            y={9 - step * 3}
            width="3"
            height={step * 3 + 1}
            rx="1"
            opacity={step <= lit ? 1 : 0.3}
          />
        ))}
      </svg>
      {riskBeside(risk, course ?? null)}
    </Badge>
  )
}
