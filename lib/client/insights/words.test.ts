import { describe, expect, it } from 'vitest'
import { appliedFacts, boldParagraphs, forecastFacts } from './words'

const bold = (text: string) => ({ text, isBold: true })
const plain = (text: string) => ({ text, isBold: false })

describe('boldParagraphs', () => {
  it('parts paragraphs and marks', () => {
    expect(boldParagraphs('**Read** has come to **60%**.\n\nOnly words.')).toEqual([
      [bold('Read'), plain(' has come to '), bold('60%'), plain('.')],
      [plain('Only words.')],
    ])
  })

  it('leaves asterisks that mark nothing', () => {
    expect(boldParagraphs('2 ** 3 and **open')).toEqual([[plain('2 ** 3 and **open')]])
    expect(boldParagraphs('****')).toEqual([[plain('****')]])
  })

  it('keeps markup as the text it is', () => {
    expect(boldParagraphs('**<b>x</b>**')).toEqual([[bold('<b>x</b>')]])
  })

  it('makes nothing of nothing', () => expect(boldParagraphs(' \n\n ')).toEqual([]))
})

describe('forecastFacts', () => {
  const nothing = { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null }

  it('says nothing where nothing is known', () =>
    expect(forecastFacts({ forecast: nothing, buffer: null }, '2026-11-21')).toEqual([]))

  it('names the chance and the dates', () => {
    const known = {
      probabilityOnTime: 0.515,
      expectedDate: '2026-12-24',
      earliestDate: '2026-12-01',
      latestDate: '2027-02-03',
    }
    expect(forecastFacts({ forecast: known, buffer: null }, '2026-11-21').map(({ value }) => value)).toEqual([
      '5 in 10',
      '24 Dec',
      '1 Dec to 3 Feb 2027',
    ])
  })

  it('tells no chance before there is a pace', () =>
    expect(forecastFacts({ forecast: { ...nothing, probabilityOnTime: 0.4 }, buffer: null }, '2026-11-21')).toEqual([]))

  it('drops the chance of a date that has passed, and tells the pace of what is counted', () => {
    const buffer = {
      words: 'Needs 1.2 books a week, makes 0.7.',
      needs: 1.2,
      makes: 0.7,
      per: 'week',
      unit: 'books',
    } as const
    expect(forecastFacts({ forecast: { ...nothing, probabilityOnTime: 0 }, buffer }, '2026-11-21')).toEqual([
      { label: 'Pace', value: 'Needs 1.2 books a week, makes 0.7.' },
    ])
  })
})

describe('appliedFacts', () => {
  it('names what was changed, and nothing of what else was stored', () => {
    expect(appliedFacts({ description: 'New', progress: 0, progressNotes: '[x] y' })).toEqual([
      { label: 'Progress', value: '0%' },
      { label: 'Description', value: 'New' },
    ])
    expect(appliedFacts({})).toEqual([])
  })
})
