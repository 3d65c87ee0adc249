'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { useLoaded } from '@/lib/client/screen/use-loaded'
import { useSingleKeys } from './use-single-keys'

const load = () => import('./key-help').then(({ KeyHelp }) => KeyHelp)

/** One key goes to a screen or into a field, and ? shows which. */
export function SingleKeys() {
  const router = useRouter()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const KeyHelp = useLoaded(load, isHelpOpen, () => setHelpOpen(false))
  useSingleKeys(
    ({ href, field }) => {
      router.push(href)
      if (field) focusWhenThere(field)
    },
    () => setHelpOpen(true),
  )
  return KeyHelp && <KeyHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
}
