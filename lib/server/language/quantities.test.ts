import { describe, expect, it } from 'vitest'
import { quantitiesIn } from './quantities'
import { readText } from './text'
import { sameUnit, singularOf, unitOf } from './units'

const read = (text: string) =>
  readText(text)
    .sentences.flatMap(quantitiesIn)
    .map(({ value, unit, form, of }) => [value, unit, form, of].filter((one) => one !== null).join(' '))

describe('quantitiesIn', () => {
  it.each([
    ['Read 3 of 5 books', ['3 book share 5']],
    ['7/12 chapters done', ['7 chapter share 12']],
    ['saved £1,200 so far', ['1200 £ money']],
    ['saved 300 euros, 200 quid', ['300 € money', '200 £ money']],
    ['£300 of £5,000', ['300 £ money 5000']],
    ['about 40 % there', ['40 percent']],
    ['ran 5 km in 25:30', ['5 km plain', '1530 s duration']],
    ['ran it in 27:99', []],
    ['ran it in 1:99:00', []],
    ['Swam 30 min at 17:30', ['30 min duration', '1050 clock']],
    ['up at 7am', ['420 clock']],
    ['1h 30 of practice, then 2 hours 15 minutes', ['90 min duration', '135 min duration']],
    ['average was 3h45 this week', ['225 min duration']],
    ['an hour and a half', ['90 min duration']],
    ['finished the 4th book', ['4 book ordinal']],
    ['finished the fourth', ['4 ordinal']],
    ['two thirds of it, half the book', ['2 share 3', '1 share 2']],
    ['three quarters done', ['3 share 4']],
    ['wrote 500 new words', ['500 word plain']],
    ['two more library books', ['2 book plain']],
    ['one of 12', ['1 share 12']],
    ['no one said one thing', []],
    ['12 this week', ['12 plain']],
    ['half past seven', ['7 plain']],
    ['bed at 20 past 10, up at 10 to 7', ['620 clock', '410 clock']],
    ['from 6 to 2 hours a day', ['6 plain', '2 h duration']],
    ['gained half a kilo, half a marathon', ['0.5 kg plain']],
    ['lost 3 lbs', ['3 lb plain']],
    ['3 out of the 12 lessons', ['3 lesson share 12']],
  ])('%s', (text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })
})

describe('units', () => {
  it('have one name', () => {
    expect(['kilometres', 'novels', 'hrs', 'scarves', 'stories', 'boxes', 'bus'].map(unitOf)).toEqual(
      'km book h scarf story box bus'.split(' '),
    )
    expect(singularOf('knives')).toBe('knife')
  })

  it('are turned into one another within a family only', () => {
    expect(sameUnit('km', 'm')).toEqual({ factor: 1_000 })
    expect(sameUnit('h', 'min')).toEqual({ factor: 60 })
    expect(sameUnit('novels', 'book')).toEqual({ factor: 1 })
    expect(sameUnit('pound', '£')).toEqual({ factor: 1 })
    expect(sameUnit('kg', 'pound')?.factor).toBeCloseTo(2.2046, 3)
    expect(sameUnit('page', 'book')).toBeNull()
    expect(sameUnit('min', 'km')).toBeNull()
  })
})
