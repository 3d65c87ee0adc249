'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isScreenHeld, onChangeElsewhere } from '@/lib/client/cache/other-tabs'
import { takeUpDeletions } from '@/lib/client/cache/undo'

/** Several changes in a row are read anew once. */
const SOON_MS = 300
/** After so long out of sight something may have come from another device. */
const AWAY_MS = 5 * 60_000

/**
 * Keeps an open screen from telling what was: after a change in another tab it is read anew, at once where it is in
 * sight, else when it comes back; and so it is after a long while out of sight.
 */
export function KeepCurrent() {
  const client = useQueryClient()
  const router = useRouter()
  // A change that was heard is not forgotten when the listener is put up anew.
  const isBehind = useRef(false)
  useEffect(() => {
    takeUpDeletions()
  }, [])
  useEffect(() => {
    let hiddenAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    function refresh() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (document.hidden) return
        // What is being sent or told here must not be overtaken by an older answer.
        if (client.isMutating() > 0 || isScreenHeld()) return refresh()
        isBehind.current = false
        client.removeQueries({ type: 'inactive' })
        client.invalidateQueries()
        if (navigator.onLine) router.refresh()
      }, SOON_MS)
    }
    function noteChange() {
      isBehind.current = true
      if (!document.hidden) refresh()
    }
    function noteSight() {
      if (document.hidden) hiddenAt = Date.now()
      else if (isBehind.current || (hiddenAt > 0 && Date.now() - hiddenAt > AWAY_MS)) refresh()
    }
    const stop = onChangeElsewhere(noteChange)
    if (isBehind.current) refresh()
    document.addEventListener('visibilitychange', noteSight)
    return () => {
      stop()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', noteSight)
    }
  }, [client, router])
  return null
}
