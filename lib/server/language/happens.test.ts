import { expect, test } from 'vitest'
import { happeningIn, happensIn } from './happens'
import { stemsIn } from './stem'

const happens = (text: string, words: string) => happensIn(text, stemsIn(words))

test('tells what happened from what is denied, wished or planned', () => {
  const told = [
    'Swam before work.',
    'No rain, swam in the lido.',
    'Did not run but swam.',
    'A long swim, not cold.',
    'Swam until they closed.',
  ]
  for (const text of told) expect(happens(text, 'swim'), text).toBe(true)
  const denied = [
    'Wanted to swim but the lido is shut.',
    'No swim.',
    "Didn't swim today.",
    'Will swim tomorrow.',
    'The swim was cancelled.',
    'Swim tomorrow.',
    'Too tired to swim.',
    'Should swim more.',
  ]
  for (const text of denied) expect(happens(text, 'swim'), text).toBe(false)
  expect(happens('No swim on Monday. Swam on Tuesday.', 'swim')).toBe(true)
  expect(happens('Went with Anna. Wanted to swim.', 'swim Anna')).toBe(false)
})

test('somebody else’s deed is not one’s own', () => {
  expect(happens('Ida’s concert. She played three notes.', 'play')).toBe(false)
  expect(happens('At school Ida played three notes.', 'play')).toBe(false)
  expect(happens('Played three notes with Ida.', 'play')).toBe(true)
})

test('names the words of what happened, each as it is written', () => {
  expect([...happeningIn("Swam with Aoife. No run today, wanted to bake. Aoife's dog slept.").values()]).toEqual([
    'Swam',
    'Aoife',
    'dog',
  ])
  expect([...happeningIn('The meeting was cancelled').values()]).not.toContain('meeting')
})
