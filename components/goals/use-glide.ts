import { useEffect, useState } from 'react'

const DURATION = 190
/** Long enough after the dialog's own change for the eye to be there. */
const DELAY = 250

/** A number on its way from one value to another; there at once for those who want no motion. */
export function useGlide(from: number, to: number): number {
  const [value, setValue] = useState(from)
  useEffect(() => {
    if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) return setValue(to)
    const start = performance.now() + DELAY
    let frame = requestAnimationFrame(function step(time) {
      const done = Math.min(1, Math.max(0, (time - start) / DURATION))
      setValue(from + (to - from) * (1 - (1 - done) ** 3))
      if (done < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return value
}
