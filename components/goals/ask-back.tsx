import { AskOptions } from '@/components/proposals/ask-options'
import type { useAnswerCoach } from '@/lib/client/goals/api'
import type { Ask } from '@/lib/contract/ask'

type AskBackProps = {
  ask: Ask & { responseId: string }
  progress: number
  confirm: Pick<ReturnType<typeof useAnswerCoach>, 'isPending' | 'mutate'>
}

/** How far the goal has come, by one press; or it is left where it is. */
export function AskBack({ ask, progress, confirm }: AskBackProps) {
  const { responseId } = ask
  const unchanged = ask.kind === 'milestones' ? { milestoneIds: [] } : { progress }
  return (
    <AskOptions
      ask={ask}
      isPending={confirm.isPending}
      onAnswer={(answer) => confirm.mutate({ confirmed: { responseId, ...answer } })}
      onLeave={() => confirm.mutate({ confirmed: { responseId, ...unchanged } })}
    />
  )
}
