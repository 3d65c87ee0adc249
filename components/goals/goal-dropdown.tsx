'use client'

import { CircleCheckBig, History, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { useReopenGoal } from '@/lib/client/goals'
import type { Goal } from '@/lib/contract/goal'
import type { GoalAction } from './goal-dialogs'

type GoalDropdownProps = {
  goal: Goal
  trigger: ReactNode
  /** Opened by the keyboard: its first item is where that goes on. */
  startsAtFirst: boolean
  onAction: (action: GoalAction) => void
}

/** Opens as it arrives: it is only ever fetched because someone pressed its button. */
export function GoalDropdown({ goal, trigger, startsAtFirst, onAction }: GoalDropdownProps) {
  const [isOpen, setOpen] = useState(true)
  const chosen = useRef<GoalAction | null>(null)
  const reopen = useReopenGoal(goal.id)

  // A dialog opens once the menu is gone and focus is back on its button: there the dialog returns it when it closes.
  function runChosen() {
    const action = chosen.current
    chosen.current = null
    if (action) onAction(action)
  }

  const item = (action: GoalAction) => ({ onSelect: () => (chosen.current = action) })
  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent startsAtFirst={startsAtFirst} onCloseAutoFocus={runChosen}>
        <DropdownMenuItem {...item('edit')}>
          <Pencil aria-hidden="true" />
          Edit goal
        </DropdownMenuItem>
        {goal.isCompleted ? (
          <DropdownMenuItem disabled={reopen.isPending} onSelect={() => reopen.mutate()}>
            <RotateCcw aria-hidden="true" />
            Reopen
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem {...item('complete')}>
            <CircleCheckBig aria-hidden="true" />
            Mark as completed
          </DropdownMenuItem>
        )}
        <DropdownMenuItem {...item('history')}>
          <History aria-hidden="true" />
          Mission history
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" {...item('delete')}>
          <Trash2 aria-hidden="true" />
          Delete goal
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
