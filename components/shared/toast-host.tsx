'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from '@/lib/client/screen/use-toast'

const loadToaster = () => import('@/components/ui/toaster')

/** Brings the toaster in with the first toast, and fetches its code while the browser is idle before that. */
export function ToastHost() {
  const waiting = useToasts().length > 0
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!waiting) return
    // Where it cannot be had, what is told is not seen, and the screen stays.
    loadToaster().then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => undefined,
    )
  }, [waiting])
  useEffect(() => {
    const fetchCode = () => {
      loadToaster().catch(() => undefined)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchCode, 2_000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchCode, { timeout: 4_000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return Toaster && <Toaster />
}
