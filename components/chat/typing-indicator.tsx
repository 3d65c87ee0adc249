import { Spinner } from '@/components/shared/spinner'

/** `isStill` where the reply had begun before the page was loaded. */
export function TypingIndicator({ coachName, isStill }: { coachName: string; isStill: boolean }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Spinner className="size-4 text-burn" />
      {coachName} is {isStill ? 'still answering...' : 'thinking...'}
    </p>
  )
}
