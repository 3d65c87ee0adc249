'use client'

import { useId, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'

/** From this length on a message is folded: it would stand between the replies like a wall. */
const LONG = 1_000

/** What the user wrote, to the letter. */
export function UserText({ text }: { text: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > LONG
  return (
    <>
      <p id={id} dir="auto" className={cn('whitespace-pre-wrap wrap-anywhere', isLong && !isOpen && 'line-clamp-8')}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="link mt-1 min-h-6 text-sm pointer-coarse:min-h-10"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}
