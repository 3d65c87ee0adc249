import { describe, expect, it } from 'vitest'
import { answering, leaving, ledger } from './engine-words'

const builtIn = { source: 'built-in', model: null, recipient: null } as const
const model = { source: 'anthropic', model: 'claude-sonnet-5-5', recipient: 'Anthropic' } as const

describe('the words about the engine', () => {
  it('name the model, and never speak of one where there is none', () => {
    expect(answering(model)).toContain('the language model claude-sonnet-5-5')
    expect(answering(builtIn)).toMatch(/built-in.*without a language model/)
    for (const engine of [model, builtIn]) expect(answering(engine)).toMatch(/not a person.*can be wrong/)
  })

  it('say what is sent only where something is', () => {
    expect(leaving(builtIn)).toBeNull()
    expect(JSON.stringify(leaving(model))).toMatch(/your journal, what the coach.*entries that speak of it.*week/)
  })

  it('tell the month’s use, and nothing where no model was asked', () => {
    const today = { budget: null, used: 0 }
    const none = { month: '2026-11', calls: 0, inputTokens: 0, outputTokens: 0, today, spent: null }
    expect(ledger(none, false)).toBeNull()
    expect(ledger(none, true)).toBe('The model has not been asked for anything in November yet.')
    expect(ledger({ ...none, calls: 12, inputTokens: 34_000, outputTokens: 4_100 }, true)).toBe(
      'In November the model was asked 12 times: 34,000 tokens read, 4,100 written.',
    )
    expect(ledger({ ...none, calls: 1, inputTokens: 9, outputTokens: 2 }, false)).toContain('asked once')
    expect(ledger({ ...none, calls: 1, today: { budget: 50_000, used: 1_200 } }, true)).toContain(
      'Today: 1,200 of 50,000 tokens',
    )
  })
})
