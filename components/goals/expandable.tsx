'use client'

import { useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { isLong } from './is-long'

/** A text of any length: its first lines, and the rest on request. */
export function Expandable({ text, className }: { text: string; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const long = isLong(text)
  return (
    <div className={cn('grid justify-items-start text-sm', className)}>
      <p dir="auto" className={cn('w-full whitespace-pre-line wrap-anywhere', long && !isOpen && 'line-clamp-2')}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="rounded-control py-1 font-medium text-burn hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  )
}
