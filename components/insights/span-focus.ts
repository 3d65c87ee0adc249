let isPressed = false

/** A year is a page of its own: what was pressed on the way to it, or back, goes with the page that it stood on. */
export function notePressedSpan(): void {
  isPressed = true
}

/** As a ref of the span that is shown: has the focus where another was pressed, and not where the page was opened. */
export function focusPressedSpan(shown: HTMLElement | null): void {
  if (!isPressed || !shown) return
  isPressed = false
  if (document.activeElement === document.body) shown.focus({ preventScroll: true })
}
