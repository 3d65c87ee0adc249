import { expect, it } from 'vitest'
import { disclosure } from './disclosure'

it('says in one notice what the built-in coach is, and that nothing leaves', () => {
  const told = disclosure('Kobe', { source: 'built-in', model: null, recipient: null })
  expect(told).toContain('Kobe is a coaching style, not a person')
  expect(told).toContain('nothing you write is sent to anyone else')
})

it('names the model, what it is sent, and to whom', () => {
  const told = disclosure('Kobe', { source: 'anthropic', model: 'claude-sonnet-5-5', recipient: 'Anthropic' })
  for (const part of [
    'not a person',
    'claude-sonnet-5-5',
    'messages',
    'goals',
    'journal',
    'remembers',
    'sent to Anthropic',
  ]) {
    expect(told).toContain(part)
  }
})
