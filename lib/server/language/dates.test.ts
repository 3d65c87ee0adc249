import { describe, expect, it } from 'vitest'
import { datesIn } from './dates'
import { readText } from './text'

/** A Sunday noon in Berlin. */
const now = new Date('2026-11-22T11:00:00Z')
const read = (text: string, towards: 'past' | 'future', timeZone = 'Europe/Berlin') =>
  readText(text)
    .sentences.flatMap((sentence) => datesIn(sentence, { now, timeZone, towards }))
    .map(({ from, to, time }) => `${from === to ? from : `${from}..${to}`}${time ? ` ${time}` : ''}`)
    .join(', ')

describe('datesIn', () => {
  it.each([
    ['today', '2026-11-22'],
    ['the day before yesterday', '2026-11-20'],
    ['last night', '2026-11-21'],
    ['last week', '2026-11-09..2026-11-15'],
    ['this week', '2026-11-16..2026-11-22'],
    ['in the past 3 weeks', '2026-11-02..2026-11-22'],
    ['over the last 30 days', '2026-10-24..2026-11-22'],
    ['last month', '2026-10-01..2026-10-31'],
    ['last year', '2025-01-01..2025-12-31'],
    ['last Friday', '2026-11-20'],
    ['on Sunday', '2026-11-15'],
    ['two weeks ago', '2026-11-08'],
    ['a month ago', '2026-10-22'],
    ['in March', '2026-03-01..2026-03-31'],
    ['the 2nd Sunday of February', '2026-02-08'],
    ['last friday of last month', '2026-10-30'],
    ['may vs a day of rain', ''],
    ['was march drier', ''],
    ['than October or may', '2026-10-01..2026-10-31, 2026-05-01..2026-05-31'],
    ['in December', '2025-12-01..2025-12-31'],
    ['since May', '2026-05-01..2026-11-22'],
    ['between March and June', '2026-03-01..2026-06-30'],
    ['from 3 to 10 March 2025', '2025-03-03..2025-03-10'],
    ['between 3 Nov and 9 Nov', '2026-11-03..2026-11-09'],
    ['on 3 Nov', '2026-11-03'],
    ['on Nov 30th', '2025-11-30'],
    ['2026-11-03', '2026-11-03'],
    ['last summer', '2026-06-01..2026-08-31'],
    ['this winter', '2025-12-01..2026-02-28'],
    ['in 2025', '2025-01-01..2025-12-31'],
    ['before March 2026', '1900-01-01..2026-02-28'],
    ['in early March', '2026-03-01..2026-03-10'],
    ['at Christmas', '2025-12-25'],
    ['last weekend', '2026-11-14..2026-11-15'],
    ['the week before last', '2026-11-02..2026-11-08'],
    ['this day last year', '2025-11-22'],
    ['on the 5th', '2026-11-05'],
    ['from march to may', '2026-03-01..2026-05-31'],
    ['may I ask how I did', ''],
    ['can you march on', ''],
  ])('looks back: %s', (text, wanted) => {
    expect(read(text, 'past')).toBe(wanted)
  })

  it.each([
    ['tomorrow at 9', '2026-11-23 09:00'],
    ['day after tomorrow', '2026-11-24'],
    ['Friday 17:30', '2026-11-27 17:30'],
    ['next tuesday morning', '2026-11-24'],
    ['Tuesday week', '2026-12-01'],
    ['in 3 weeks', '2026-12-13'],
    ['in a fortnight', '2026-12-06'],
    ['in two days at 7pm', '2026-11-24 19:00'],
    ['by May', '2027-05-01..2027-05-31'],
    ['by the end of March', '2027-03-22..2027-03-31'],
    ['the end of the month', '2026-11-21..2026-11-30'],
    ['on the 5th', '2026-12-05'],
    ['24 dec', '2026-12-24'],
    ['tonight at 8', '2026-11-22 20:00'],
    ['half past seven', '2026-11-22 07:30'],
    ['next year', '2027-01-01..2027-12-31'],
    ['this weekend', '2026-11-21..2026-11-22'],
    ['until June', '2026-11-22..2027-06-30'],
    ['from Monday to Friday', '2026-11-23..2026-11-27'],
    ['quarter to five tomorrow', '2026-11-23 16:45'],
    ['noon on Thursday', '2026-11-26 12:00'],
  ])('looks ahead: %s', (text, wanted) => {
    expect(read(text, 'future')).toBe(wanted)
  })

  it('gives thanks in October in Canada', () => {
    expect(read('at thanksgiving', 'past', 'America/Halifax')).toBe('2026-10-12')
  })

  it.each([
    ['at thanksgiving', '2025-11-27'],
    ['since boxing day', '2025-12-26..2026-11-22'],
    ['on good friday', '2026-04-03'],
    ['thanksgiving last year', '2025-11-27'],
    ['during lent', '2026-02-18..2026-04-04'],
    ['9 June up to now', '2026-06-09..2026-11-22'],
  ])('reads feasts and stretches up to now: %s', (text, wanted) => {
    expect(read(text, 'past')).toBe(wanted)
  })

  it.each([
    'the most in one day',
    '3/4 done',
    'I may march on',
    'ran 5 km in 30 minutes',
    'every Tuesday',
    'sat in the sun',
    'finished the 4th book',
    '2024 words',
    'at 9 of 12',
    'chapters 12 to 14',
  ])('reads no day in: %s', (text) => {
    expect(read(text, 'past')).toBe('')
  })

  it('turns the seasons in the south', () => {
    expect(read('last summer', 'past', 'Australia/Sydney')).toBe('2025-12-01..2026-02-28')
  })
})

it('an hour, or a figure behind “at”, names no day', () => {
  const [sentence] = readText('how many days at 1').sentences
  const view = { now: new Date('2026-11-22T14:00:00Z'), timeZone: 'UTC', towards: 'past', isAsked: true } as const
  expect(sentence && datesIn(sentence, view).filter(({ isNamed }) => isNamed)).toEqual([])
})
