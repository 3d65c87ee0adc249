'use client'

import { FoundSource } from '@/components/insights/found-source'
import { sourceKinds } from '@/components/insights/source-kinds'
import { EmptyState } from '@/components/shared/empty-state'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import { dayOf } from '@/lib/client/time/calendar'
import type { Looked } from '@/lib/contract/record'
import type { RecordRef } from '@/lib/contract/record-ref'
import { lookedWords } from './looked-words'

/** So many rows are read at once. */
const SHOWN = 20

type LookedDialogProps = { looked: Looked; timeZone: string; open: boolean; onOpenChange: (open: boolean) => void }

/** The rows that the coach looked at, as they stand now. */
export function LookedDialog({ looked, timeZone, ...dialog }: LookedDialogProps) {
  const now = { today: dayOf(new Date().toISOString(), timeZone), timeZone }
  const rows = looked.refs.filter(isSource)
  const rest = looked.refs.length - Math.min(rows.length, SHOWN)
  return (
    <Dialog {...dialog}>
      <DialogContent title={lookedWords(looked)} description="What your coach was shown, as it stands now.">
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogBody tabIndex={0}>
          {rows.length === 0 && (
            <EmptyState
              title="Nothing to open"
              text="These were alerts, values or memories: they are on their own screens."
            />
          )}
          {rows.slice(0, SHOWN).map(({ kind, id }) => (
            <section
              key={`${kind} ${id}`}
              aria-label={sourceKinds[kind].name}
              className="grid gap-1 border-b border-rule pb-3"
            >
              <FoundSource source={{ kind, id, quotes: [] }} now={now} gone="This has since been deleted." />
            </section>
          ))}
          {rows.length > 0 && rest > 0 && <p className="text-sm text-ink-2">And {rest} more.</p>}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function isSource(ref: RecordRef): ref is Pick<ClaimSource, 'kind' | 'id'> {
  return ref.kind in sourceKinds
}
