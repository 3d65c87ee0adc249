'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { isLong } from './is-long'

/** What is left of a text is shown where it takes no more room than the button that would show it. */
const SHOWN_LINES = 3

type ExpandableProps = {
  text: string
  className?: string
  /** Whether the card is opened that opens it on a phone, where it is not opened by itself. */
  isCardOpen?: boolean
  /** Told whether all of it is shown without a press. */
  onFit?: ((fits: boolean) => void) | undefined
}

/** A text of any length: its first lines, and the rest on request. */
export function Expandable({ text, className, isCardOpen, onFit }: ExpandableProps) {
  const [isOpen, setOpen] = useState(false)
  // What the length lets fear may fit all the same where there is room.
  const [fits, setFits] = useState(false)
  const shown = useRef<HTMLParagraphElement>(null)
  const isCut = isLong(text) && !fits
  useLayoutEffect(() => {
    const words = shown.current
    if (!words || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const room = SHOWN_LINES * Number.parseFloat(getComputedStyle(words).lineHeight)
      const next = words.scrollHeight > 0 && words.scrollHeight <= room + 1
      setFits(next)
      onFit?.(next)
    }
    const grown = new ResizeObserver(look)
    grown.observe(words)
    return () => grown.disconnect()
  }, [onFit])
  return (
    <div className={cn('grid justify-items-start text-sm', className)}>
      <p
        ref={shown}
        dir="auto"
        className={cn('w-full whitespace-pre-line wrap-anywhere', isCut && !isOpen && !isCardOpen && 'line-clamp-2')}
      >
        {text}
      </p>
      {isCut && (
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
