import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** The item that Enter would choose: the first, also when others come before it, until someone moves on from there. */
export function useSelection(first: string) {
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
