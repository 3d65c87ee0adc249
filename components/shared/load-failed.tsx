import { Button } from '@/components/ui/button'
import { commonMessages } from '@/lib/contract/messages/common'
import { EmptyState } from './empty-state'

type LoadFailedProps = { text?: string; onRetry: () => unknown }

/** What stands where a list would that could not be loaded. */
export function LoadFailed({ text = commonMessages.error.unknown, onRetry }: LoadFailedProps) {
  return (
    <EmptyState
      title={commonMessages.failed.load}
      text={text}
      action={<Button onClick={() => void onRetry()}>Try again</Button>}
    />
  )
}
