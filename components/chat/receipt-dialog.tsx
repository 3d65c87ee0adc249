'use client'

import { ChevronDown } from 'lucide-react'
import { LoadFailed } from '@/components/shared/load-failed'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { type ReceiptOf, useReceipt } from '@/lib/client/connection/receipts'
import { ApiError } from '@/lib/client/http/api-error'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import { partTitle, receiptSentence } from './receipt-words'

type ReceiptDialogProps = { of: ReceiptOf; open: boolean; onOpenChange: (open: boolean) => void }

/** The parts of what a model was sent, word for word. */
export function ReceiptDialog({ of, open, onOpenChange }: ReceiptDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="What was sent" description="Kept for 30 days, for you alone." size="wide">
        <DialogBody className="grid content-start gap-4">{open && <Parts of={of} />}</DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function Parts({ of }: { of: ReceiptOf }) {
  const { data: receipt, error, refetch } = useReceipt(of)
  if (error instanceof ApiError && error.status === 404) return <p className="text-sm">{chatMessages.receipt.gone}</p>
  if (error) return <LoadFailed onRetry={refetch} />
  if (!receipt) return <p className="text-sm text-ink-3">{commonMessages.loading}</p>
  const isBlank = receipt.parts.every(({ text }) => text === null)
  return (
    <>
      <p className="num text-sm wrap-anywhere">{receiptSentence(receipt)}</p>
      {isBlank && <p className="text-sm text-ink-2">{chatMessages.receipt.blank}</p>}
      {receipt.parts.map(({ kind, tokens, text }) => (
        <details key={kind} className="group rounded-control border border-rule">
          <summary className="flex min-h-11 cursor-pointer items-center gap-x-4 px-3.5 py-2 text-sm">
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-[550]">{partTitle(kind, receipt.record)}</span>
              <span className="num text-ink-3">about {tokens.toLocaleString('en')} tokens</span>
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3 group-open:rotate-180" />
          </summary>
          {text !== null && (
            <pre className="border-t border-rule px-3.5 py-3 text-xs whitespace-pre-wrap wrap-anywhere">{text}</pre>
          )}
        </details>
      ))}
    </>
  )
}
