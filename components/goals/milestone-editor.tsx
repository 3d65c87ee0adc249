'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { MilestoneChange } from '@/lib/client/goals/milestone-change'
import type { Milestone } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import { LineInput } from './line-input'
import { MilestoneRow, type RowControl } from './milestone-row'

type MilestoneEditorProps = { milestones: readonly Milestone[]; onChange: (change: MilestoneChange) => void }

/** A goal's milestones to tick, reword, move and remove, and a line to add one. Each change is made at once. */
export function MilestoneEditor({ milestones, onChange }: MilestoneEditorProps) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const focusNext = useRef<{ id: string; control: RowControl } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved or removed took the focus with it
  useLayoutEffect(() => {
    if (!focusNext.current) return
    const { id, control } = focusNext.current
    focusNext.current = null
    const row = list.current?.querySelector(`[data-milestone="${CSS.escape(id)}"]`)
    const target = row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? input.current
    target?.focus()
  }, [milestones])

  function move(milestone: Milestone, index: number, by: 1 | -1, control: RowControl) {
    const to = index + by
    if (to < 0 || to >= milestones.length) return
    focusNext.current = { id: milestone.id, control }
    setSaid(`${milestone.title}, now ${to + 1} of ${milestones.length}`)
    onChange({ type: 'move', id: milestone.id, by })
  }

  function remove(milestone: Milestone, index: number) {
    const neighbour = milestones[index + 1] ?? milestones[index - 1]
    focusNext.current = { id: neighbour?.id ?? '', control: 'remove' }
    setSaid(`${milestone.title} removed`)
    onChange({ type: 'remove', id: milestone.id })
  }

  function add() {
    setSaid(`${text.trim()} added`)
    onChange({ type: 'add', title: text.trim() })
    setText('')
  }

  return (
    <div className="grid gap-3 pt-1 pb-2">
      {milestones.length > 0 && (
        <ol ref={list} className="grid gap-1.5">
          {milestones.map((milestone, index) => (
            <MilestoneRow
              key={milestone.id}
              milestone={milestone}
              position={index + 1}
              count={milestones.length}
              onTick={(isCompleted) => onChange({ type: 'tick', id: milestone.id, isCompleted })}
              onRename={(title) => onChange({ type: 'rename', id: milestone.id, title })}
              onMove={(by, control) => move(milestone, index, by, control)}
              onRemove={() => remove(milestone, index)}
            />
          ))}
        </ol>
      )}
      {milestones.length < limits.milestones && (
        <LineInput
          label="Add a milestone"
          noun="milestone"
          {...(milestones.length > 1 && {
            hint: <span className="pointer-coarse:hidden">Alt and an arrow key move the milestone you are in.</span>,
          })}
          input={input}
          text={text}
          onText={setText}
          onAdd={add}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
