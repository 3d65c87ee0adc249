'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useProposalDeed } from '@/lib/client/proposals/api'
import { dismissTitled } from '@/lib/client/screen/use-toast'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { Proposal } from '@/lib/contract/proposal'

type UndoActProps = { act: Proposal; onUndone: () => void }

/** Takes back what the answer moved; the answer itself is kept. Whoever tells of the move is told that it is none. */
export function UndoAct({ act, onUndone }: UndoActProps) {
  const [isUndone, setUndone] = useState(false)
  const undo = useProposalDeed(act.id, () => {
    setUndone(true)
    dismissTitled(goalMessages.progressUpdatedTitle, goalMessages.goalCompleted.title)
    onUndone()
  })
  if (isUndone)
    return (
      <p role="status" className="text-sm text-ink-2">
        Undone. Your answer stays in the history as taken back.
      </p>
    )
  return (
    <Button variant="ghost" size="sm" disabled={undo.isPending} onClick={() => undo.mutate({ deed: 'undo' })}>
      Undo
    </Button>
  )
}
