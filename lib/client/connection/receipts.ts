import { useQuery } from '@tanstack/react-query'
import type { InsightReceipt } from '@/lib/contract/receipt'

/** What something was sent for, by the address of its receipt. */
export type ReceiptOf = { reply: string } | { week: string } | { analysis: string }

function addressOf(of: ReceiptOf): string {
  if ('reply' in of) return `/api/chat/${of.reply}/receipt`
  if ('week' in of) return `/api/insights/weekly/receipt?week=${of.week}`
  return `/api/insights/goals/${of.analysis}/receipt`
}

/** What a model was sent for an answer; asked anew each time it is opened, since its words may be gone by then. */
export function useReceipt(of: ReceiptOf) {
  return useQuery<InsightReceipt>({ queryKey: [addressOf(of)], staleTime: 0, gcTime: 0 })
}
