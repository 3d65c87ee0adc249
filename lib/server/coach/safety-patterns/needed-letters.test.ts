import { describe, expect, it } from 'vitest'
import { mayStandIn } from './needed-letters'

/** Sources of every form, with texts that each of them matches. */
const matched: [source: string, ...texts: string[]][] = [
  ['kill(?:ing)? (?:me|myself)', 'I am killing myself', 'kill me'],
  ['(?:take|took) (?:all|every one) of (?:my|the) pills', 'took every one of my pills'],
  ['\\b(?:hate|loathe)s?\\b', 'he hates', 'loathe'],
  ['end (?:it|my life)|gone', 'it is gone', 'end it'],
  ['(?<!not )dead(?! line)', 'dead'],
  ['a{2,}ch|b{0,3}ouch', 'aaach', 'ouch'],
  ['(?:very ){0,2}?sad+', 'very saddd', 'sad'],
  ['self[- ]harm', 'self-harm', 'self harm'],
  ['caf[eé] noir', 'café noir'],
  ['[a-z]+ing out', 'bleeding out'],
  ["can'?t (?:go|carry) on", 'cant carry on'],
  ['what\\.now\\?', 'what.now?'],
  ['(?<who>he|she) (?:hit|beat)s?', 'she hits'],
  ['\\p{L}+ende(?:n|t)?', 'beenden'],
  ['\\u0041lone', 'Alone'],
  ['(ab)\\1cd', 'ababcd'],
  ['(?:死に|消え)たい', '死にたい'],
  ['die.{0,6}?now|(?:later|soon)?', 'nothing of it'],
]

describe('letters that a source needs', () => {
  it.each(matched)('stand in whatever it matches: %s', (source, ...texts) => {
    for (const text of texts) {
      expect(new RegExp(source, 'u').test(text)).toBe(true)
      expect(mayStandIn(source)(`so ${text}, she said`)).toBe(true)
    }
  })

  it.each([
    ['kill(?:ing)? (?:me|myself)', 'I killed him'],
    ['(?:take|took) (?:all|every one) of (?:my|the) pills', 'I took my pills'],
    ['(?<!not )dead(?! line)', 'a line'],
    ['(?:very ){0,2}?sad+', 'very glad'],
    ['\\p{L}+ende(?:n|t)?', 'begonnen'],
  ])('rule out a text that holds none of them: %s', (source, text) => {
    expect(mayStandIn(source)(text)).toBe(false)
    // What was asked of another text before has no say.
    expect(mayStandIn(source)(`${text} kill myself, killing me: took every one of my pills, dead, sad, enden`)).toBe(
      true,
    )
  })

  it('are not told of a source that may match next to nothing, or that is not understood', () => {
    for (const source of ['a?', '\\w+', '(?:me)?', 'x|', 'a)b']) expect(mayStandIn(source)('')).toBe(true)
  })
})
