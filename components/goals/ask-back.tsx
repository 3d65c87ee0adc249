import { AskOptions } from '@/components/proposals/ask-options'
import { TitledWords } from '@/components/shared/titled-words'
import { refusalOf } from '@/lib/client/goals/answer'
import type { useAnswerCoach } from '@/lib/client/goals/api'
import type { Ask } from '@/lib/contract/ask'

type AskBackProps = {
  ask: Ask & { responseId: string }
  progress: number
  heading?: 'h2' | 'h3'
  /** Leads to the field, where it may be said in other words. */
  onOther: () => void
  confirm: Pick<ReturnType<typeof useAnswerCoach>, 'isPending' | 'mutate' | 'error' | 'variables'>
}

/** How far the goal has come, by one press; or it is left where it is. */
export function AskBack({ ask, progress, heading = 'h2', onOther, confirm }: AskBackProps) {
  const { responseId } = ask
  const unchanged = ask.kind === 'milestones' ? { milestoneIds: [] } : { progress }
  const refused = confirm.error && confirm.variables?.confirmed && refusalOf(confirm.error)
  return (
    <>
      <AskOptions
        ask={ask}
        heading={heading}
        isPending={confirm.isPending}
        onAnswer={(answer) => confirm.mutate({ confirmed: { responseId, ...answer } })}
        onOther={onOther}
        onLeave={() => confirm.mutate({ confirmed: { responseId, ...unchanged } })}
      />
      {refused && (
        <p role="alert" className="mt-2 text-sm text-bad">
          <TitledWords title={refused.title} words={refused.description} />
        </p>
      )}
    </>
  )
}
