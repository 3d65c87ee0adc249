'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'

/** What waits behind a button on a phone, and simply stands there where there is room. */
export function PhoneFold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        className="w-full sm:hidden print:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        {label}
      </Button>
      <div id={id} className={cn('contents', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  )
}
