import { expect, it } from 'vitest'
import { disclosure } from './disclosure'

it('says that nothing leaves with the built-in coach', () => {
  const { nature, privacy } = disclosure('Kobe', { source: 'built-in', model: null, recipient: null })
  expect(nature).toContain('Kobe is an AI')
  expect(privacy).toContain('Nothing you write is sent to anyone else')
})

it('names the model, what it is sent, and to whom', () => {
  const { privacy } = disclosure('Kobe', { source: 'anthropic', model: 'claude-sonnet-5-5', recipient: 'Anthropic' })
  for (const part of ['claude-sonnet-5-5', 'messages', 'goals', 'journal', 'remembers', 'sent to Anthropic']) {
    expect(privacy).toContain(part)
  }
})
