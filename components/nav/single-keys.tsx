'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { useSingleKeys } from './use-single-keys'

const KeyHelp = lazy(() => import('./key-help').then(({ KeyHelp }) => ({ default: KeyHelp })))

/** One key goes to a screen or into a field, and ? shows which. */
export function SingleKeys() {
  const router = useRouter()
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never')
  useSingleKeys(
    ({ href, field }) => {
      router.push(href)
      if (field) focusWhenThere(field)
    },
    () => setHelp('open'),
  )
  return (
    help !== 'never' && (
      <Suspense>
        <KeyHelp open={help === 'open'} onOpenChange={(open) => setHelp(open ? 'open' : 'closed')} />
      </Suspense>
    )
  )
}
