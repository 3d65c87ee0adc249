'use client'

import { useState } from 'react'

const SHOWN = 6

export function GoalTags({ tags }: { tags: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const hidden = tags.length - SHOWN
  return (
    <ul className="flex flex-wrap gap-1.5">
      {(isOpen ? tags : tags.slice(0, SHOWN)).map((tag) => (
        <li key={tag} className="chip max-w-full bg-raised text-ink-2">
          <bdi className="truncate" title={tag}>
            {tag}
          </bdi>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="chip text-burn hover:bg-raised pointer-coarse:min-h-11"
          >
            {isOpen ? 'Fewer' : `${hidden} more`}
          </button>
        </li>
      )}
    </ul>
  )
}
