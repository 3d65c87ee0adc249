import { describe, expect, it } from 'vitest'
import { conversation } from '@/tests/support/coach-context'
import { estimateTokens } from './budget'
import { conversationWindow } from './conversation-window'

describe('conversationWindow', () => {
  it('keeps a young conversation whole', () => {
    const turns = conversation(8)
    expect(conversationWindow(turns, 2_000)).toEqual(turns)
  })

  it('keeps the last turns of a long one, whole, the first of them the user’s', () => {
    const turns = conversation(1_001)
    const window = conversationWindow(turns, 4_000)
    expect(window).toEqual(turns.slice(-window.length))
    expect(window.length).toBeGreaterThanOrEqual(59)
    expect(window.length).toBeLessThanOrEqual(80)
    expect(window[0]?.isFromUser).toBe(true)
  })

  it('begins with the same turn for several exchanges, so that a cached prefix stays', () => {
    const all = conversation(400)
    let moves = 0
    let before = ''
    for (let count = 100; count < 400; count += 2) {
      // What the caller hands over slides with every exchange.
      const first = conversationWindow(all.slice(count - 100, count), 2_000)[0]?.at ?? ''
      if (first !== before) moves++
      before = first
    }
    expect(moves).toBeLessThan(150 / 2)
  })

  it('cuts the oldest that does not fit and drops what is before it', () => {
    const turns = conversation(6, (index) => (index === 2 ? 'long '.repeat(2_000) : `Short ${index}.`))
    const window = conversationWindow(turns, 300)
    expect(window.map((turn) => turn.text.slice(0, 8))).toEqual(['long lon', 'Short 3.', 'Short 4.', 'Short 5.'])
    expect(window[0]?.text.endsWith('…')).toBe(true)
  })

  it('stays within its budget with 10,000 turns of any length', () => {
    for (const length of [10, 500, 8_000]) {
      const window = conversationWindow(
        conversation(10_000, () => 'x'.repeat(length)),
        1_000,
      )
      expect(window.reduce((sum, turn) => sum + estimateTokens(turn.text), 0)).toBeLessThanOrEqual(1_001)
    }
  })

  it('keeps what the coach began with, behind a turn that says so', () => {
    const at = '2026-11-21T09:00:00Z'
    const turns = [
      { isFromUser: false, text: 'How did the run go?', at },
      { isFromUser: true, text: 'Well.', at },
    ]
    expect(conversationWindow(turns, 100)).toEqual([{ isFromUser: true, text: '(You spoke first.)', at }, ...turns])
    expect(conversationWindow(turns.slice(0, 1), 100)).toEqual([])
  })

  it('leaves out a turn without words', () => {
    expect(conversationWindow([{ isFromUser: false, text: ' ', at: '2026-11-21T09:00:00Z' }], 100)).toEqual([])
  })
})
