'use client'

import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { Today } from '@/lib/client/calendar'
import type { ClaimSource } from '@/lib/client/evidence'
import { useSource } from '@/lib/client/evidence-source'
import { messages } from '@/lib/contract/messages'
import { SourceContent } from './source-content'
import { sourceKinds } from './source-kinds'

type SourceDialogProps = {
  source: ClaimSource
  now: Today
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Where a claim comes from: the whole source, the quote marked in it. */
export function SourceDialog({ source, now, ...dialog }: SourceDialogProps) {
  return (
    <Dialog {...dialog}>
      <DialogContent title={sourceKinds[source.kind].name} description="What the coach quoted is marked.">
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogBody tabIndex={0}>
          <Found source={source} now={now} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function Found({ source, now }: { source: ClaimSource; now: Today }) {
  const { data, error, refetch } = useSource(source)
  if (data) return <SourceContent found={data} quotes={source.quotes} now={now} />
  if (error?.status === 404) {
    return <EmptyState title="No longer there" text="This was deleted after the insight was made. Regenerate it." />
  }
  if (error) {
    return (
      <EmptyState
        title={messages.failed.load}
        text={error.sentence}
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    )
  }
  return (
    <>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-16" />
    </>
  )
}
