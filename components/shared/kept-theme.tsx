'use client'

import { useLayoutEffect } from 'react'
import { keepThemeClass } from '@/lib/client/screen/theme'

/**
 * For a screen whose document React makes anew, as that of an address with nothing at it: the script that runs before
 * the first paint is not run again then, and what it had set is gone.
 */
export function KeptTheme() {
  useLayoutEffect(keepThemeClass, [])
  return null
}
