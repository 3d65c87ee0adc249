import { describe, expect, it } from 'vitest'
import { dropInvented, factNumbers, inventedNumbers, numbersIn } from './stated-numbers'

describe('numbersIn', () => {
  it.each([
    ['It stands at 25%, 7 in 10 by 14 March', [25, 7, 10, 14]],
    ['1,200 of 3,400.50 euros, 2,5 km', [1200, 3400.5, 2.5]],
    ['Three check-ins and one plan', [3]],
    ['Someone often stones twoscore', []],
    ['', []],
  ])('%j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })
})

describe('dropInvented', () => {
  const facts = factNumbers(['25% done', '7 in 10', '“Read 12 books”'])

  it('keeps what states a fact or no number', () => {
    const text = '**Read 12 books** is at 25%. The odds are 7 in 10.\n\nKeep going.'
    expect(dropInvented(text, facts)).toBe(text)
  })

  it('drops the sentence with an invented number and no other', () => {
    expect(dropInvented('It is at 25%. You are 80% likely to make it. Keep going.\n\nRead 30 pages.', facts)).toBe(
      'It is at 25%. Keep going.',
    )
    expect(inventedNumbers('You are eleven days behind', facts)).toEqual([11])
  })
})
