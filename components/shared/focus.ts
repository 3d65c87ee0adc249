/**
 * Begins a dialog in its first field, without scrolling past what it asks. Not on touch screens: there the keyboard
 * would cover that.
 */
export function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement) || !matchMedia('(pointer: fine)').matches) return
  const field = event.currentTarget.querySelector<HTMLElement>('input, textarea')
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
}

/** As a ref: takes the focus when it appears in the place of something that had it. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}
