import { useRef } from 'react'

type AutoFocusHandler = ((event: Event) => void) | undefined

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so for a dialog with a trigger of its own; ours
 * are fetched and mounted on demand and have none. A handler that prevents the event's default decides for itself.
 */
export function useReturnFocus(onOpen: AutoFocusHandler, onClose: AutoFocusHandler) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      onOpen?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      onClose?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      const { current: was } = opener
      if (was instanceof HTMLElement && was !== document.body && was.isConnected) was.focus()
      // Opened by an address or a shortcut, or by a button that is gone: the keyboard goes on where the screen begins.
      else document.querySelector('main')?.focus({ preventScroll: true })
    },
  }
}
