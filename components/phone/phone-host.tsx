'use client'

import { type ComponentType, useEffect, useState } from 'react'

/** Starts what the app does as one on a phone, once the screen stands: none of it is needed for that. */
export function PhoneHost() {
  const [Phone, setPhone] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Without it the app just needs its connection: that it cannot be had is no error.
    const bring = () => import('./phone').then(({ Phone }) => setPhone(() => Phone)).catch(() => undefined)
    const start = setTimeout(bring, 500)
    return () => clearTimeout(start)
  }, [])
  return Phone && <Phone />
}
