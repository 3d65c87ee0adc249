'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from '@/lib/client/screen/use-toast'

const loadToaster = () => import('@/components/ui/toaster')
const Toaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })))

/** Brings the toaster in with the first toast, and fetches its code while the browser is idle before that. */
export function ToastHost() {
  const waiting = useToasts().length > 0
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (waiting) setWanted(true)
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
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
