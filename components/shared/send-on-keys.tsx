'use client'

import { useEffect } from 'react'

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
