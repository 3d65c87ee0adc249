import type { InsightReceipt, SentKind } from '@/lib/contract/receipt'

export const kindWords: Record<SentKind, string> = {
  rules: 'Rules and coach',
  record: 'Your record',
  conversation: 'The conversation',
  tools: 'Tools, and what they gave',
  check: 'The reply, to check what it claims',
}

const number = (count: number) => count.toLocaleString('en')

/** "To qwen3:8b in 2 requests: 4,180 tokens read, 85% of them from its cache, 120 written. It cost $0.0141." */
export function receiptSentence({ model, calls, tokens, cachedShare, cost }: InsightReceipt): string {
  const requests = calls === 1 ? 'one request' : `${number(calls)} requests`
  const cached = tokens.cached > 0 ? `, ${Math.round(cachedShare * 100)}% of them from its cache` : ''
  const price = cost === null ? '' : ` It cost $${cost.toFixed(4)}.`
  return `To ${model} in ${requests}: ${number(tokens.input)} tokens read${cached}, ${number(tokens.output)} written.${price}`
}

/** "Your record, 2026-08-25 to 2026-11-23" */
export function partTitle(kind: SentKind, record: InsightReceipt['record']): string {
  return kind === 'record' && record ? `${kindWords.record}, ${record.from} to ${record.to}` : kindWords[kind]
}
