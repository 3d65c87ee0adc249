import { expect, it } from 'vitest'
import { starterPrompts } from './starter-prompts'

it("asks about the user's own goals, and compares only where there are two", () => {
  const two = starterPrompts({ goalTitles: ['Run 10 km', 'Ship it'], isBuiltIn: true })
  expect(two[0]).toBe('Where am I with “Run 10 km”?')
  expect(two).toContain('Which goal is furthest behind?')
  expect(starterPrompts({ goalTitles: ['Run 10 km'], isBuiltIn: true })).not.toContain('Which goal is furthest behind?')
})

it('names the first goal that it can name whole, and quotes no quotes', () => {
  const first = (...goalTitles: string[]) => starterPrompts({ goalTitles, isBuiltIn: true })[0]
  expect(first('🚀'.repeat(60), 'Run')).toBe(`Where am I with “${'🚀'.repeat(60)}”?`)
  expect(first('🚀'.repeat(61), 'Run')).toBe('Where am I with “Run”?')
  expect(first('🚀'.repeat(61))).toBe('How are all my goals going?')
  expect(first('Read “Ulysses”')).toBe('Where am I with “Read Ulysses”?')
})

it('has something to say without goals, and asks a model for more', () => {
  expect(starterPrompts({ goalTitles: [], isBuiltIn: false })[0]).toBe('Help me choose a first goal.')
  expect(starterPrompts({ goalTitles: [], isBuiltIn: true })[0]).toBe('How can you help me?')
})
