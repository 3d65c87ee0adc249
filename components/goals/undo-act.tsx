'use client'

import { useState } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { useProposalDeed } from '@/lib/client/proposals/api'
import { dismissTitled } from '@/lib/client/screen/use-toast'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { Proposal } from '@/lib/contract/proposal'

type UndoProps = { act: Pick<Proposal, 'id'>; onUndone: () => void }
type UndoButtonProps = UndoProps & { variant?: 'ghost' | 'outline' }

/** Takes back what the answer moved; the answer itself is kept. Whoever tells of the move is told that it is none. */
export function UndoAct({ act, onUndone }: UndoProps) {
  const [isUndone, setUndone] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>(isUndone)
  return (
    <div {...kept} tabIndex={-1} className="outline-none">
      {isUndone ? (
        <Undone />
      ) : (
        <UndoButton
          act={act}
          onUndone={() => {
            setUndone(true)
            onUndone()
          }}
        />
      )}
    </div>
  )
}

/** The button alone. While it works it says so and keeps the focus. */
export function UndoButton({ act, onUndone, variant = 'ghost' }: UndoButtonProps) {
  const undo = useProposalDeed(act.id, () => {
    dismissTitled(goalMessages.progressUpdatedTitle, goalMessages.goalCompleted.title)
    onUndone()
  })
  return (
    <Button
      variant={variant}
      // Its word stands at the edge of the words over it.
      {...(variant === 'ghost' && { size: 'sm', className: '-ml-3' })}
      aria-busy={undo.isPending}
      onClick={() => undo.isPending || undo.mutate({ deed: 'undo' })}
    >
      {undo.isPending ? 'Undoing…' : 'Undo'}
    </Button>
  )
}

export function Undone() {
  return (
    <p role="status" className="text-sm text-ink-2">
      Undone. Your answer stays in the history as taken back.
    </p>
  )
}
