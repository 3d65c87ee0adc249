'use client'

import { useState } from 'react'
import { cn } from '@/lib/client/screen/cn'

const CLAMPED_LINES = 5
/** About five lines of a phone: told by length, not by measuring, so that the server renders the same. */
const CLAMPED_CHARACTERS = 300

/** An entry's notes: the first lines of long ones, and the rest on request. */
export function EntryNotes({ notes, className }: { notes: string; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = notes.length > CLAMPED_CHARACTERS || notes.split('\n').length > CLAMPED_LINES
  return (
    <div className={cn('grid min-w-0 content-start justify-items-start', className)}>
      <p
        dir="auto"
        className={cn(
          'w-full max-w-[68ch] whitespace-pre-line text-pretty wrap-anywhere',
          isLong && !isOpen && 'line-clamp-5',
        )}
      >
        {notes}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="rounded-control py-1 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  )
}
