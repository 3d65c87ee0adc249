import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const MOST = ' '.repeat(20)

/**
 * The item that Enter would choose: the first, also when others come before it, until someone moves on from there. Where
 * typing changes nothing of the list (`isHeld`) it stays the same while one types.
 */
export function useSelection(first: string, isHeld: boolean) {
  const [value, select] = useState(first)
  const isMoved = useRef(false)
  useEffect(() => {
    if (!isMoved.current) select(first)
  }, [first])
  const move = () => {
    isMoved.current = true
  }
  return {
    value,
    select,
    /** What the list would choose; it goes back to its first item at each letter. False: it is not taken. */
    follow: (next: string): boolean => {
      const isTaken = !isHeld || isMoved.current
      // The list has gone there by itself: a space that it does not read tells it once more where it is.
      select(isTaken ? next : (value) => (value.endsWith(MOST) ? value.trimEnd() : `${value} `))
      return isTaken
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key.startsWith('Arrow') || key === 'Home' || key === 'End') move()
    },
    onPointerMove: move,
    /** Something else is looked for. */
    restart: () => {
      isMoved.current = false
    },
  }
}
