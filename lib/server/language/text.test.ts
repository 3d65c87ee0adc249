import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readText } from './text'

const sentences = (text: string) => readText(text).sentences.map((one) => one.text)
const values = (text: string) =>
  readText(text).sentences.flatMap(({ tokens }) =>
    tokens.filter(({ kind }) => kind === 'number').map(({ value }) => value),
  )

describe('readText', () => {
  it('parts sentences, not abbreviations and figures', () => {
    expect(sentences('Read 2.5 hours. Then slept!')).toEqual(['Read 2.5 hours.', 'Then slept!'])
    expect(sentences('Saw Dr. Novak at approx. 5.30pm and e.g. ate (a lot.) Then home')).toHaveLength(2)
    expect(sentences('one\ntwo\n\n- three')).toEqual(['one', 'two', '- three'])
    expect(sentences('Really?! Yes… ok')).toEqual(['Really?!', 'Yes…', 'ok'])
  })

  it('keeps the text verbatim under its tokens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { tokens, start, end, text: words } of readText(text).sentences) {
          expect(text.slice(start, end)).toBe(words)
          for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.raw)
        }
      }),
    )
  })

  it('reads numbers in digits and in words', () => {
    expect(values('1,200 and 2.5 and 5k and the 4th')).toEqual([1200, 2.5, 5000, 4])
    expect(values('twenty-five, two hundred and six, a dozen, twelve thousand, half a dozen, a couple of')).toEqual([
      25, 206, 12, 12000, 6, 2,
    ])
    expect(values('two and three')).toEqual([2, 3])
    expect(values('twenty five then 3 million, a hundred')).toEqual([25, 3_000_000, 100])
    expect(values('12,3 and 31:20 and 2026-11-03')).toEqual([null, null, null])
    expect(values('no one thing')).toEqual([])
  })

  it('takes plain letters for accents and curly apostrophes', () => {
    expect(readText('Didn’t visit the CAFÉ').sentences[0]?.tokens.map(({ word }) => word)).toEqual([
      "didn't",
      'visit',
      'the',
      'cafe',
    ])
  })

  it('tells questions', () => {
    const asks = (text: string) => readText(text).sentences[0]?.isQuestion
    expect(['whats overdue', 'hows reading going', "when's the vet", 'whos coming'].map(asks)).toEqual([
      true,
      true,
      true,
      true,
    ])
    for (const text of [
      'when did I last swim',
      'how many books have I read',
      'Is it done?',
      'am I happier than last year',
    ]) {
      expect(asks(text), text).toBe(true)
    }
    for (const text of ['when I got home I ran 5k', 'What a day', 'did it', 'have finished the book', 'how lovely']) {
      expect(asks(text), text).toBe(false)
    }
  })

  it('reads no more than 8,000 code points', () => {
    expect(readText('😀'.repeat(9_000)).text).toHaveLength(16_000)
  })

  it('reads no more than 500 sentences', () => {
    expect(readText('Run. '.repeat(600)).sentences).toHaveLength(500)
    expect(readText('Run. '.repeat(300)).sentences).toHaveLength(300)
  })
})

it('words typed in a hurry are the words they stand for, and keep how they stand', () => {
  const [sentence] = readText('wen did i hav the talk b4').sentences
  expect(sentence?.tokens.map(({ word }) => word)).toEqual(['when', 'did', 'i', 'have', 'the', 'talk', 'before'])
  expect(sentence?.tokens[0]?.raw).toBe('wen')
  expect(sentence?.isQuestion).toBe(true)
})
