/** How long a screen may take to bring a field. */
const PATIENCE_MS = 5_000

/** Puts the focus into the field that is there to do something, as `data-do` names it, once it has arrived. */
export function focusWhenThere(name: 'check-in' | 'entry' | 'alert' | 'first-goal'): void {
  const until = performance.now() + PATIENCE_MS
  const look = () => {
    const field = document.querySelector<HTMLElement>(`[data-do="${name}"]`)
    if (field) field.focus()
    else if (performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
