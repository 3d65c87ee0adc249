'use client'

import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import type { Today } from '@/lib/client/time/calendar'
import { FoundSource } from './found-source'
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
      <DialogContent title={sourceKinds[source.kind].name} description="What is quoted is marked.">
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogBody tabIndex={0}>
          <FoundSource source={source} now={now} gone="This was deleted after the insight was made. Regenerate it." />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
