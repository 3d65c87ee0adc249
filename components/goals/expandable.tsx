'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { isLong } from './is-long'

type ExpandableProps = {
  text: string
  className?: string
  /** Whether the card is opened that opens it on a phone, where it is not opened by itself. */
  isCardOpen?: boolean
}

/** A text of any length: its first lines, and the rest on request. */
export function Expandable({ text, className, isCardOpen }: ExpandableProps) {
  const [isOpen, setOpen] = useState(false)
  // What the length lets fear may fit all the same where there is room.
  const [fits, setFits] = useState(false)
  const shown = useRef<HTMLParagraphElement>(null)
  const long = isLong(text) && !fits
  useLayoutEffect(() => {
    const words = shown.current
    if (!words || isOpen || isCardOpen || typeof ResizeObserver === 'undefined') return
    const look = () => setFits(words.clientHeight > 0 && words.scrollHeight <= words.clientHeight + 1)
    const grown = new ResizeObserver(look)
    grown.observe(words)
    return () => grown.disconnect()
  }, [isOpen, isCardOpen])
  return (
    <div className={cn('grid justify-items-start text-sm', className)}>
      <p
        ref={shown}
        dir="auto"
        className={cn(
          'w-full whitespace-pre-line wrap-anywhere',
          isLong(text) && !isOpen && !isCardOpen && 'line-clamp-2',
        )}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cn(
            'rounded-control py-1 font-medium text-burn hover:underline pointer-coarse:min-h-11',
            isCardOpen !== undefined && 'max-sm:hidden',
          )}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  )
}
