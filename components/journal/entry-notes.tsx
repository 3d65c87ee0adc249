'use client'

import { useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { markBeginnings } from '@/lib/client/search/words'

const CLAMPED_LINES = 5
/** About five lines of a phone: told by length, not by measuring, so that the server renders the same. */
const CLAMPED_CHARACTERS = 300

/** An entry's notes: the first lines of long ones, and the rest on request; what was looked for is marked. */
export function EntryNotes({ notes, q = '' }: { notes: string; q?: string }) {
  const [isPressed, setPressed] = useState<boolean | null>(null)
  const isFoundIn = (text: string) => markBeginnings(text, q).some(({ isFound }) => isFound)
  // What was looked for is seen, wherever it stands.
  const isOpen = isPressed ?? (isFoundIn(notes) && !isFoundIn(notes.slice(0, CLAMPED_CHARACTERS)))
  const isLong = notes.length > CLAMPED_CHARACTERS || notes.split('\n').length > CLAMPED_LINES
  return (
    <div className="grid min-w-0 content-start justify-items-start">
      <p
        dir="auto"
        className={cn(
          'w-full max-w-[68ch] whitespace-pre-line text-pretty wrap-anywhere',
          isLong && !isOpen && 'line-clamp-5',
        )}
      >
        {markBeginnings(notes, q).map(({ text, isFound }, at) =>
          isFound ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is told by its place
            <mark key={at} className="bg-transparent font-semibold text-burn">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setPressed(!isOpen)}
          className="rounded-control py-1 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  )
}
