import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useCompleteReady } from '@/lib/client/goals/api'
import type { Goal } from '@/lib/contract/goal'

type CompleteButtonProps = {
  goal: Pick<Goal, 'id' | 'title' | 'progress'>
  size?: 'sm' | 'default'
  className?: string
  onCompleted?: () => void
}

/** Completes a goal of which nothing is left but that, by one press. */
export function CompleteButton({ goal, size = 'sm', className, onCompleted }: CompleteButtonProps) {
  const complete = useCompleteReady(goal)
  return (
    <Button
      size={size}
      aria-label={`Complete: ${goal.title}`}
      aria-busy={complete.isPending}
      className={className}
      onClick={() => complete.isPending || complete.mutate(undefined, { onSuccess: onCompleted })}
    >
      <Check aria-hidden="true" />
      Complete
    </Button>
  )
}
