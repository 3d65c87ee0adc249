import { describe, expect, it } from 'vitest'
import { answering, leaving } from './engine-words'

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
    expect(JSON.stringify(leaving(model))).toMatch(/journal of the last 14 days.*entries that speak of it.*week/)
  })
})
