'use client'

import { type KeyboardEvent as FieldKeyEvent, useEffect } from 'react'

/** Ctrl or Cmd and Enter send the form that is written in, on every screen. A field that has its own way goes first. */
export function SendOnKeys() {
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing
      if (!isSend || event.defaultPrevented || !(event.target instanceof Element)) return
      const form = event.target.closest('form')
      if (!form) return
      event.preventDefault()
      form.requestSubmit()
    }
    window.addEventListener('keydown', send)
    return () => window.removeEventListener('keydown', send)
  }, [])
  return null
}

/** Whether a key belongs to an input method that is composing a word, and means nothing to the field. */
export function isComposing(event: FieldKeyEvent): boolean {
  // Safari reports the Enter that ends a composition as finished, but by the key code of one under way.
  return event.nativeEvent.isComposing || event.keyCode === 229
}

/** Where a send button stands beside the field, Enter alone sends as well, and Shift+Enter breaks the line. */
export function sendOnEnter(event: FieldKeyEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
