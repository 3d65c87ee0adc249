'use client'

import {
  Archive,
  ArchiveRestore,
  CalendarDays,
  CircleCheckBig,
  History,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Route,
  Sparkles,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Kept } from '@/components/shared/kept'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { useReopenGoal, useRestGoal } from '@/lib/client/goals/api'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { GoalAction } from './goal-dialogs'

/** On a row and a card the menu holds what stands on the page as buttons; a card has a bin of its own, and deletes there. */
export type MenuPlace = 'row' | 'card' | 'page'

type GoalDropdownProps = {
  goal: Goal
  isPaused: boolean
  place: MenuPlace
  trigger: ReactNode
  /** Opened by the keyboard: its first item is where that goes on. */
  startsAtFirst: boolean
  onAction: (action: GoalAction) => void
}

/** Opens as it arrives: it is only ever fetched because someone pressed its button. */
export function GoalDropdown({ goal, isPaused, place, trigger, startsAtFirst, onAction }: GoalDropdownProps) {
  const [isOpen, setOpen] = useState(true)
  const chosen = useRef<GoalAction | null>(null)
  const reopen = useReopenGoal(goal.id)
  const rest = useRestGoal(goal.id)

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
        <Kept>
          <DropdownMenuItem {...item('edit')}>
            <Pencil aria-hidden="true" />
            Edit goal
          </DropdownMenuItem>
          {goal.isCompleted ? (
            <DropdownMenuItem disabled={reopen.isPending} onSelect={() => reopen.mutate()}>
              <RotateCcw aria-hidden="true" />
              Reopen
            </DropdownMenuItem>
          ) : goal.droppedAt ? (
            <DropdownMenuItem disabled={rest.isPending} onSelect={() => rest.mutate({ isDropped: false })}>
              <ArchiveRestore aria-hidden="true" />
              Bring back
            </DropdownMenuItem>
          ) : (
            <>
              <DropdownMenuItem {...item('date')}>
                <CalendarDays aria-hidden="true" />
                {goalMessages.dateAct(goal)}
              </DropdownMenuItem>
              <DropdownMenuItem {...item('plans')}>
                <Route aria-hidden="true" />
                Plans
              </DropdownMenuItem>
              <DropdownMenuItem {...item('complete')}>
                <CircleCheckBig aria-hidden="true" />
                Mark as completed
              </DropdownMenuItem>
              {isPaused ? (
                <DropdownMenuItem disabled={rest.isPending} onSelect={() => rest.mutate({ isPaused: false })}>
                  <Play aria-hidden="true" />
                  Resume
                </DropdownMenuItem>
              ) : (
                <DropdownMenuItem {...item('pause')}>
                  <Pause aria-hidden="true" />
                  Pause
                </DropdownMenuItem>
              )}
              <DropdownMenuItem {...item('drop')}>
                <Archive aria-hidden="true" />
                Drop
              </DropdownMenuItem>
            </>
          )}
        </Kept>
        {place !== 'page' && !goal.isCompleted && goal.droppedAt === null && (
          <DropdownMenuItem {...item('coaching')}>
            <Sparkles aria-hidden="true" />
            Get AI Coaching
          </DropdownMenuItem>
        )}
        <DropdownMenuItem {...item('history')}>
          <History aria-hidden="true" />
          View Mission History
        </DropdownMenuItem>
        {place !== 'card' && (
          <Kept>
            <DropdownMenuSeparator />
            <DropdownMenuItem variant="destructive" {...item('delete')}>
              <Trash2 aria-hidden="true" />
              Delete goal
            </DropdownMenuItem>
          </Kept>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
