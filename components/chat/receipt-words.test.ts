import { expect, test } from 'vitest'
import type { Receipt } from '@/lib/contract/receipt'
import { partTitle, receiptSentence } from './receipt-words'

const receipt: Receipt = {
  messageId: 'm',
  model: 'qwen3:8b',
  createdAt: '2026-11-23T09:00:00.000Z',
  record: { from: '2026-08-25', to: '2026-11-23' },
  parts: [],
  calls: 2,
  tokens: { input: 4_180, cached: 3_553, output: 120 },
  cachedShare: 0.85,
  cost: 0.01412,
}

test('a receipt says how much was sent to whom, and what it cost where that is known', () => {
  expect(receiptSentence(receipt)).toBe(
    'To qwen3:8b in 2 requests: 4,180 tokens read, 85% of them from its cache, 120 written. It cost $0.0141.',
  )
  const plain = { ...receipt, calls: 1, tokens: { input: 900, cached: 0, output: 12 }, cachedShare: 0, cost: null }
  expect(receiptSentence(plain)).toBe('To qwen3:8b in one request: 900 tokens read, 12 written.')
})

test('the record is named with its days', () => {
  expect(partTitle('record', receipt.record)).toBe('Your record, 2026-08-25 to 2026-11-23')
  expect(partTitle('record', null)).toBe('Your record')
  expect(partTitle('rules', receipt.record)).toBe('Rules and coach')
})
