import { expect, it } from 'vitest'
import { starterPrompts } from './starter-prompts'

it("asks about the user's own missions", () => {
  expect(starterPrompts(['Run 10 km', 'Ship it']).slice(0, 2)).toEqual([
    'How am I doing on “Run 10 km”?',
    'What is my next step for “Ship it”?',
  ])
  expect(starterPrompts(['Run 10 km'])[1]).toBe('What is my next step for “Run 10 km”?')
})

it('cuts a long title, between characters', () => {
  expect(starterPrompts(['🚀'.repeat(100)])[0]).toBe(`How am I doing on “${'🚀'.repeat(59)}…”?`)
})

it('has something to say without missions', () => {
  expect(starterPrompts([])[0]).toBe('Help me choose a first goal.')
})
