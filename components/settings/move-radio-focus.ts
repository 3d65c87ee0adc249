import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Arrow keys that only move the focus between the radio buttons of a group, Space and Enter that pick. Radio buttons
 * otherwise pick whatever the arrows pass: here each pick is saved at once, and one of them leads to another screen.
 */
export function moveRadioFocus(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const here = radios.indexOf(event.target as HTMLInputElement)
  if (here === -1) return
  const step = steps[event.key]
  if (step) {
    event.preventDefault()
    radios.at((here + step) % radios.length)?.focus()
  } else if (event.key === 'Enter') {
    event.preventDefault()
    radios[here]?.click()
  }
}
