import { type MouseEvent, useState } from 'react'

/**
 * For a menu whose code is fetched when the pointer or the focus comes near its button, and which opens as it arrives.
 * `button` is what the button takes until then; `startsAtFirst` tells that the keyboard opened it.
 */
export function useMenuOnDemand(load: () => Promise<unknown>) {
  const [opened, setOpened] = useState<'not yet' | 'by pointer' | 'by keyboard'>('not yet')
  const fetchCode = () => {
    load().catch(() => undefined)
  }
  return {
    isWanted: opened !== 'not yet',
    startsAtFirst: opened === 'by keyboard',
    button: {
      'aria-expanded': false,
      onPointerEnter: fetchCode,
      onFocus: fetchCode,
      // A click without a pointer behind it counts none.
      onClick: (event: MouseEvent) => setOpened(event.detail === 0 ? 'by keyboard' : 'by pointer'),
    },
  }
}
