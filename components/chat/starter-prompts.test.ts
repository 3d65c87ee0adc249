import { expect, it } from 'vitest'
import { questionsToGoOn, starterPrompts } from './starter-prompts'

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

it('begins with questions about the record, and with a feeling only where a model can talk', () => {
  expect(starterPrompts({ goalTitles: ['Run 10 km'], isBuiltIn: true })).not.toContain('I feel stuck.')
  expect(starterPrompts({ goalTitles: ['Run 10 km'], isBuiltIn: false })).toContain('I feel stuck.')
})

it('offers two questions to go on with, none that was asked, and others at the next turn', () => {
  const titles = ['Run 10 km', 'Ship it', 'Read']
  const first = questionsToGoOn(titles, ['Why?'])
  expect(first).toHaveLength(2)
  const second = questionsToGoOn(titles, ['Why?', 'And now?'])
  expect(second.filter((question) => first.includes(question))).toEqual([])
  for (const question of first) expect(questionsToGoOn(titles, [question])).not.toContain(question)
})

it('offers no more than it has left', () => {
  const asked = starterPrompts({ goalTitles: ['Read'], isBuiltIn: true })
  expect(questionsToGoOn(['Read'], [...asked, 'What lifts my energy?'])).toEqual(['How was my energy last month?'])
  expect(questionsToGoOn(['Read'], [...asked, 'What lifts my energy?', 'How was my energy last month?'])).toEqual([])
  expect(questionsToGoOn([], ['Why?'])).toEqual(['How can you help me?'])
  // Who has just read what the coach can do knows it.
  expect(questionsToGoOn([], ['what can you do?'], true)).toEqual(['Remind me tomorrow at 9 to take a walk.'])
})
