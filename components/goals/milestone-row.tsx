'use client'

import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { isUnsaved } from '@/lib/client/goals/milestones'
import type { Milestone } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'

/** The parts of a row that focus can return to. */
export type RowControl = 'text' | 'up' | 'down' | 'remove'

type MilestoneRowProps = {
  milestone: Milestone
  position: number
  count: number
  onTick: (isCompleted: boolean) => void
  onRename: (title: string) => void
  onMove: (by: 1 | -1, control: RowControl) => void
  onRemove: () => void
}

export function MilestoneRow(props: MilestoneRowProps) {
  const { milestone, position, count, onTick, onRename, onMove, onRemove } = props
  const { id, title, isCompleted } = milestone
  const [text, setText] = useState(title)
  const isWaiting = isUnsaved(milestone)

  useEffect(() => setText(title), [title])

  /** An emptied field means the title as it was: taking a milestone away has a button. */
  function commit() {
    const next = text.trim()
    setText(next || title)
    if (next && next !== title) onRename(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setText(title)
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1, 'text')
  }

  return (
    <li data-milestone={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Checkbox
        aria-label={`Done: ${title}`}
        checked={isCompleted}
        disabled={isWaiting}
        onChange={(event) => onTick(event.target.checked)}
      />
      <Input
        data-control="text"
        aria-label={`Milestone ${position}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.title}
        disabled={isWaiting}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className="min-w-44 flex-1"
      />
      <div className="-mr-2 ml-auto flex">
        <RowButton
          data-control="up"
          aria-label={`Move up: ${title}`}
          aria-disabled={isWaiting || position === 1}
          onClick={() => onMove(-1, 'up')}
        >
          <ArrowUp aria-hidden="true" />
        </RowButton>
        <RowButton
          data-control="down"
          aria-label={`Move down: ${title}`}
          aria-disabled={isWaiting || position === count}
          onClick={() => onMove(1, 'down')}
        >
          <ArrowDown aria-hidden="true" />
        </RowButton>
        <RowButton data-control="remove" aria-label={`Remove: ${title}`} aria-disabled={isWaiting} onClick={onRemove}>
          <X aria-hidden="true" />
        </RowButton>
      </div>
    </li>
  )
}

/** Stays focusable where it has nothing to do: a milestone moved to the end must not lose the focus there. */
function RowButton({ onClick, ...props }: ComponentProps<typeof Button>) {
  const isIdle = props['aria-disabled'] === true
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      className="aria-disabled:opacity-40"
      {...(!isIdle && { onClick })}
      {...props}
    />
  )
}
