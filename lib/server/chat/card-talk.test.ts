import { expect, test } from 'vitest'
import { readText } from '@/lib/server/language/text'
import { cardTalk } from './card-talk'

const told = (text: string, card?: 'open' | 'applied', recent = {}) => cardTalk(readText(text), { card, recent })

test.each(['no, delete that one again', 'cancel that', 'take it back please', 'forget it', 'never mind'])(
  '“%s” is said to the card that is there, and is never an order of its own',
  (text) => {
    expect(told(text, 'open')).toBe('Nothing was changed. Dismiss the card, or leave it.')
    expect(told(text, 'applied')).toBe('That was applied: press Undo on its card.')
    expect(told(text)).toContain('There is no card to take back here')
    // "When is the dentist?" – "Cancel that."
    expect(told(text, undefined, { reminderId: 'dentist' })).toBeNull()
  },
)

test('where nothing was applied nothing is undone, whatever was spoken of', () => {
  expect(told('undo that', 'open')).toBe('Nothing was changed. Dismiss the card, or leave it.')
  expect(told('undo that', 'applied')).toBe('That was applied: press Undo on its card.')
  for (const recent of [{}, { reminderId: 'dentist' }])
    expect(told('undo that', undefined, recent)).toContain('there is nothing to undo')
})

test('to apply what waits, was applied or is not there is no entry', () => {
  for (const text of ['apply', 'yes do it', 'yes, do that']) {
    expect(told(text, 'open')).toBe('Answer on the card: it waits above.')
    expect(told(text, 'applied')).toContain('its card says what it became')
    expect(told(text)).toContain('There is no card here')
  }
})

test('a mere no is said to an open card alone, thanks and what is told to none', () => {
  expect(told('no', 'open')).toContain('Nothing was changed')
  expect(told('no', 'applied')).toBeNull()
  for (const text of ['ok thanks', 'keep it in my journal', 'no, I slept badly', 'is that done?'])
    expect(told(text, 'open'), text).toBeNull()
  expect(told('log that')).toBeNull()
})
