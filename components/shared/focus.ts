import { useEffect, useRef } from 'react'

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

/** Begins a screen in the field that it is there for; as `focusFirstField`, and not where someone is in another. */
export function focusOnScreen(field: HTMLElement | null): void {
  if (!matchMedia('(pointer: fine)').matches) return
  if (!document.activeElement?.closest('input, textarea, [role="dialog"]')) field?.focus({ preventScroll: true })
}

/** As `focusFirstField`, on a touch screen too: where the dialog is there to be written in, its field is what it asks. */
export function focusField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const field = event.currentTarget.querySelector<HTMLElement>('input, textarea')
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
}

/** As a ref: takes the focus when it appears in the place of something that had it. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}

/** Gives the focus to what came in the place of what had it, unless someone has gone on elsewhere by then. */
export function focusInPlace(place: HTMLElement | null, next: HTMLElement | null | undefined): void {
  const { activeElement: at } = document
  if (at === null || at === document.body || place?.contains(at)) next?.focus({ preventScroll: true })
}

/** A press that sets the date goes with it: the focus is in the date's field, where the new day is read. */
export function focusDate({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('form, [role="dialog"]')?.querySelector<HTMLElement>('input[type="date"]')?.focus()
}

/**
 * As a ref for a form whose fields are disabled while it is sent, which takes the focus out of them: once it is refused,
 * the focus is in the first field to mend, or in the one that `toMend` selects.
 */
export function useFocusOnRefusal(isPending: boolean, toMend = '[aria-invalid="true"]') {
  const form = useRef<HTMLFormElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending) {
      focusInPlace(form.current, form.current?.querySelector<HTMLElement>(toMend))
    }
    wasPending.current = isPending
  }, [isPending, toMend])
  return form
}

/**
 * As a ref for what a press of its own buttons makes anew: once `state` has changed by such a press, the focus that went
 * with the old content is on the first thing to use in the new one.
 */
export function useKeptFocus<T extends HTMLElement>(state: unknown) {
  const ref = useRef<T>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the state has changed, whatever it is
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    if (document.activeElement !== document.body) return
    const field = matchMedia('(pointer: fine)').matches ? 'input, textarea, select, ' : ''
    const next = ref.current?.querySelector<HTMLElement>(`${field}button`) ?? ref.current
    next?.focus({ preventScroll: true })
  }, [state])
  return { ref, onClickCapture: () => void Object.assign(isPressed, { current: true }) }
}
