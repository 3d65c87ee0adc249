'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { useUpdateMemory } from '@/lib/client/memories/api'
import { dayName, dayOf } from '@/lib/client/time/calendar'
import type { Memory } from '@/lib/contract/memory'
import { MemoryForm } from './memory-form'

const kinds: Record<Memory['kind'], string> = {
  person: 'People and life',
  constraint: 'Constraint',
  preference: 'Preference',
  commitment: 'Commitment',
}

const sources: Record<Memory['source']['kind'], string> = {
  message: 'from a chat',
  journal: 'from your journal',
  experiment: 'from an experiment',
}

type MemoryRowProps = { memory: Memory; today: string; timeZone: string; onDelete: () => void }

export function MemoryRow({ memory, today, timeZone, onDelete }: MemoryRowProps) {
  const { id, text, kind, source, pinned, createdAt } = memory
  const update = useUpdateMemory(id)
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)

  function leaveEditing() {
    flushSync(() => setEditing(false))
    editButton.current?.focus()
  }

  if (isEditing) {
    return (
      <li className="py-3">
        <MemoryForm
          text={text}
          isPending={update.isPending}
          onSave={(next) => update.mutate({ text: next }, { onSuccess: leaveEditing })}
          onCancel={leaveEditing}
        />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="wrap-anywhere">
          {text}
        </p>
        <p className="num mt-0.5 text-sm text-ink-3">
          {pinned && (
            <>
              <span className="font-medium text-burn">Pinned</span>
              {' · '}
            </>
          )}
          {kinds[kind]} · {sources[source.kind]} · {dayName(dayOf(createdAt, timeZone), today)}
        </p>
      </div>
      <div className="flex">
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          disabled={update.isPending}
          aria-label={pinned ? `Unpin: ${text}` : `Pin: ${text}`}
          onClick={() => update.mutate({ pinned: !pinned })}
        >
          {pinned ? 'Unpin' : 'Pin'}
        </Button>
        <Button
          ref={editButton}
          variant="ghost"
          size="sm"
          className="px-2"
          aria-label={`Edit: ${text}`}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        <Button variant="ghost" size="sm" className="px-2" aria-label={`Delete: ${text}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}
