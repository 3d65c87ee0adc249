import { expect, it } from 'vitest'
import { effortFor } from './effort'

it.each([
  ['claude-sonnet-5-5', 'low'],
  ['claude-haiku-5-5', 'low'],
  ['claude-opus-5', 'low'],
  ['claude-opus-12-1-20300101', 'low'],
  ['claude-sonnet-4-6', undefined],
  ['claude-haiku-4-5-20251001', undefined],
  ['claude-3-7-sonnet-20250219', undefined],
  ['claude-opus-4@20250514', undefined],
  ['llama4', undefined],
  ['', undefined],
])('asks %s for effort %s', (model, effort) => {
  expect(effortFor(model)).toBe(effort)
})
