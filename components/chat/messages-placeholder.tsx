import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { commonMessages } from '@/lib/contract/messages/common'

/** What stands where a conversation's messages will be, or says that they could not be read. */
export function MessagesPlaceholder({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (failed) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{commonMessages.failed.load}.</p>
        <Button variant="outline" onClick={() => retry()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <Skeleton className="ms-auto h-11 w-1/2" />
      <Skeleton className="h-28 w-4/5" />
      <Skeleton className="ms-auto h-11 w-2/5" />
      <Skeleton className="h-40 w-4/5" />
    </div>
  )
}
