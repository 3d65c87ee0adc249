import { Spinner } from '@/components/shared/spinner'

export function TypingIndicator({ coachName }: { coachName: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Spinner className="size-4 text-burn" />
      {coachName} is thinking...
    </p>
  )
}
