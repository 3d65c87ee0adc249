import { describe, expect, it } from 'vitest'
import { firstWords, piecesOf, quoteFrom } from './quote'

const texts = [
  'Read for an hour on the train. Felt good, but my knee hurts!',
  'Line one\nline “two” with *stars* and <b>tags</b>',
  'x',
  `${'verylong '.repeat(60)}`,
  '字'.repeat(300),
  '👩‍👧'.repeat(120),
]

describe('quoteFrom', () => {
  it.each(texts)('%j gives a piece that stands in it verbatim', (text) => {
    const quote = quoteFrom(text)
    if (quote !== null) expect(text).toContain(quote)
    expect((quote ?? '').length).toBeLessThanOrEqual(90)
    for (const piece of piecesOf(text)) expect(text).toContain(piece)
  })

  it('takes the first that has some words', () => {
    expect(quoteFrom(texts[0] ?? '')).toBe('Read for an hour on the train')
  })

  it('finds nothing to quote in nothing', () => {
    expect(quoteFrom(' \n … ***')).toBeNull()
  })
})

describe('firstWords', () => {
  it.each(texts)('%j gives a beginning that stands in it verbatim', (text) => {
    expect(text.startsWith(firstWords(text))).toBe(true)
    expect(firstWords(text).length).toBeLessThanOrEqual(60)
  })

  it.each([
    ['Still in bed, but port six signed by mail while I slept. Perhaps I should sleep more.', /while I slept\.$/],
    ['I walked along the river with Aoife and the dog until it was dark', /^I walked along .* until it was$/],
    ['No. And then on the whole way home it rained and rained, so I ran', /and rained, so$/],
    ['A first line\nand another', /^A first line$/],
  ])('%j ends with a sentence or a word', (text, end) => {
    expect(firstWords(text)).toMatch(end)
  })
})
