import { Button } from '@/components/ui/button'
import { messages } from '@/lib/contract/messages'
import { EmptyState } from './empty-state'

type LoadFailedProps = { text?: string; onRetry: () => unknown }

/** What stands where a list would that could not be loaded. */
export function LoadFailed({ text = messages.error.unknown, onRetry }: LoadFailedProps) {
  return (
    <EmptyState
      title={messages.failed.load}
      text={text}
      action={<Button onClick={() => void onRetry()}>Try again</Button>}
    />
  )
}
