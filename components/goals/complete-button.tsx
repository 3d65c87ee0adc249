import { Check } from 'lucide-react'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { type CompletionWatch, openCompletion } from '@/lib/client/goals/completing'
import type { Goal } from '@/lib/contract/goal'

type CompleteButtonProps = CompletionWatch & {
  goal: Pick<Goal, 'id' | 'title'>
  size?: 'sm' | 'default'
  className?: string
}

/** Opens the dialog that completes a goal, where nothing is left of it but that. */
export function CompleteButton({ goal, size = 'sm', className, ...watch }: CompleteButtonProps) {
  return (
    <Kept>
      <Button
        size={size}
        aria-haspopup="dialog"
        aria-label={`Complete: ${goal.title}`}
        className={className}
        onClick={() => openCompletion(goal.id, watch)}
      >
        <Check aria-hidden="true" />
        Complete
      </Button>
    </Kept>
  )
}
