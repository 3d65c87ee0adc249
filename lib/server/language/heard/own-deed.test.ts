import { expect, test } from 'vitest'
import { readText, type Sentence } from '../text'
import { isAbout, tellsOwnDeed } from './own-deed'

const sentence = (text: string) => readText(text).sentences[0] as Sentence

test.each([
  ['went through the talk once in the office', true],
  ['rang mam already', true],
  ['slides done', true],
  ['told the kettle my day in the past tense and never looked anything up', true],
  ['hey, just saying hi between two ports', false],
  ['off 2 run, bye x', false],
  ['dreamt i ran it in 1:58', false],
  ['i wish i had finished the slides', false],
  ['never ran a step', false],
  ['she finished the slides', false],
  ['did i finish the slides?', false],
  ['bed by 10, book, no screen', false],
])('“%s” tells of a deed of its writer: %s', (text, told) => {
  expect(tellsOwnDeed(sentence(text))).toBe(told)
})

test.each([
  ['sat down with Leon over the slides', 'slides', true],
  ['argued about my last slides', 'slides', true],
  ['finished the slides after lunch', 'slides', false],
  ['slides done', 'slides', false],
])('in “%s” %s is only spoken of: %s', (text, word, told) => {
  expect(isAbout(sentence(text).tokens, text.indexOf(word))).toBe(told)
})
