import { expect, it } from 'vitest'
import { verbatimIn } from './verbatim'

const text = 'Remind me on “Tuesday” —\nat  nine — that I don’t forget Zoë’s call.'

it.each([
  ['remind me on "tuesday"', 'Remind me on “Tuesday'],
  ['"Tuesday" - at nine', 'Tuesday” —\nat  nine'],
  ["I don't forget Zoë's call", 'I don’t forget Zoë’s call'],
])('finds %s as it stands there', (quote, found) => {
  const verbatim = verbatimIn(text, quote)
  expect(text).toContain(verbatim)
  expect(verbatim).toContain(found)
})

it.each(['Remind me on Wednesday', '', '""', 'forget Zoe'])('does not find %j', (quote) => {
  expect(verbatimIn(text, quote)).toBeNull()
})

it('cuts no character in two', () => {
  expect(verbatimIn('Run 😀 far, İstanbul', '😀 FAR')).toBe('😀 far')
  expect(verbatimIn('Run 😀 far, İstanbul', 'i̇stanbul')).toBe('İstanbul')
})
