'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useProposalDeed } from '@/lib/client/proposals/api'
import type { Proposal } from '@/lib/contract/proposal'

/** Takes back what the answer moved; the answer itself is kept. */
export function UndoAct({ act }: { act: Proposal }) {
  const [isUndone, setUndone] = useState(false)
  const undo = useProposalDeed(act.id, () => setUndone(true))
  if (isUndone)
    return (
      <p role="status" className="text-sm text-ink-2">
        Undone. Your answer is kept.
      </p>
    )
  return (
    <Button variant="ghost" size="sm" disabled={undo.isPending} onClick={() => undo.mutate({ deed: 'undo' })}>
      Undo
    </Button>
  )
}
