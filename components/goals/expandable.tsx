'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { isLong } from './is-long'

/** A text of any length: its first lines, and the rest on request. */
export function Expandable({ text, className }: { text: string; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  // What the length lets fear may fit all the same where there is room.
  const [fits, setFits] = useState(false)
  const shown = useRef<HTMLParagraphElement>(null)
  const long = isLong(text) && !fits
  useLayoutEffect(() => {
    const words = shown.current
    if (!words || isOpen || typeof ResizeObserver === 'undefined') return
    const look = () => setFits(words.clientHeight > 0 && words.scrollHeight <= words.clientHeight + 1)
    const grown = new ResizeObserver(look)
    grown.observe(words)
    return () => grown.disconnect()
  }, [isOpen])
  return (
    <div className={cn('grid justify-items-start text-sm', className)}>
      <p
        ref={shown}
        dir="auto"
        className={cn('w-full whitespace-pre-line wrap-anywhere', isLong(text) && !isOpen && 'line-clamp-2')}
      >
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
