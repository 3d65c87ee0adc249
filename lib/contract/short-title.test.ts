import { expect, test } from 'vitest'
import { shortTitle } from './short-title'

test('a short title stands whole, a long one ends with a whole word', () => {
  expect(shortTitle('Run a marathon')).toBe('Run a marathon')
  expect(shortTitle('x'.repeat(60))).toBe('x'.repeat(60))
  expect(shortTitle('Finish the attic room, so that Ida has one of her own before her exams begin')).toBe(
    'Finish the attic room, so that Ida has one of her own before…',
  )
  expect(shortTitle('Paint the attic, the stairs and the hall', 16)).toBe('Paint the attic…')
})

test('one long word, or a script without blanks, is cut between characters', () => {
  expect(shortTitle('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
  expect(shortTitle(`${'跑'.repeat(59)}🏃🏃`)).toBe(`${'跑'.repeat(59)}…`)
})
