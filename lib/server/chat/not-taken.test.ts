import { expect, test } from 'vitest'
import type { Proposal } from '@/lib/contract/proposal'
import { notTaken } from './not-taken'

const clock = { now: new Date('2026-11-23T12:00:00Z'), timeZone: 'Europe/Dublin' }

function card(quote: string, title: string, diff: Record<string, string>): Proposal {
  return {
    id: 'p',
    verb: 'alert.add',
    title,
    diff: Object.entries(diff).map(([field, to]) => ({ field, label: field, from: null, to })),
    input: {},
    status: 'proposed',
    source: { kind: 'message', id: 'm', quote },
    result: null,
    createdAt: '2026-11-23T12:00:00.000Z',
    appliedAt: null,
  }
}

test.each([
  ['remind me on Sunday at 5 to ring Mam', 'Alert: Ring Mam, Sun 29 Nov 17:00', [], []],
  ['remind me on Sunday after mass at 11 to ring Mam', 'Alert: Ring Mam, Sun 29 Nov 11:00', ['mass'], []],
  ['easy 5k reminder tuesday at 6', 'Alert: Easy 6 km with Aoife, Tue 24 Nov 06:00', [], ['5k']],
  ['make the target 1100 instead of 800', 'Cycle 800 km: target 1,100 km', [], []],
  ['remind me 2 buy batteries tomorrow at 4', 'Alert: Buy batteries, Tue 24 Nov 16:00', [], []],
])('of “%s” a card takes what it holds', (quote, title, words, figures) => {
  const left = notTaken(card(quote, title, { title, scheduledFor: title }), [], clock)
  expect(left).toEqual({ words, figures })
})
