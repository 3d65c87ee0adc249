'use client'

import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { commonMessages } from '@/lib/contract/messages/common'

type EarlierEntriesProps = {
  /** How many are shown, in words. */
  count: string
  exist: boolean
  isLoading: boolean
  failed: boolean
  load: () => void
}

/** Under the list: how much of the journal it is, and the way further back. */
export function EarlierEntries({ count, exist, isLoading, failed, load }: EarlierEntriesProps) {
  return (
    <footer className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule px-5 max-sm:px-4 py-2 text-sm text-ink-3">
      <p className="num">{count}</p>
      {failed && (
        <p role="alert" className="text-bad">
          {commonMessages.failed.load}.
        </p>
      )}
      {exist && (
        <Button variant="outline" size="sm" disabled={isLoading} onClick={() => load()}>
          {isLoading && <Spinner />}
          {failed ? 'Try again' : 'Show earlier entries'}
        </Button>
      )}
    </footer>
  )
}
