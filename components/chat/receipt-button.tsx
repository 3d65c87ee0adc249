'use client'

import { ReceiptText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ReceiptOf } from '@/lib/client/connection/receipts'

const ReceiptDialog = lazy(() => import('./receipt-dialog').then(({ ReceiptDialog }) => ({ default: ReceiptDialog })))

/** Shows what a model was sent for an answer. */
export function ReceiptButton({ of }: { of: ReceiptOf }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="What was sent"
        title="What was sent"
        className="-ml-2 text-ink-3"
        onClick={() => setOpen(true)}
      >
        <ReceiptText aria-hidden="true" />
      </Button>
      <Suspense>{isOpen !== null && <ReceiptDialog of={of} open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}
