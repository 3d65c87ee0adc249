import { expect, test } from 'vitest'
import { heldOutSentences } from '@/lib/server/coach/safety-held-out/held-out-sentences'
import { learningSentences } from '@/lib/server/coach/safety-labelled/learning-sentences'
import { readText, type Sentence } from '../text'
import { isSurelyAsked, overviewAsked } from './read-question'

const context = {
  now: new Date('2026-11-27T12:00:00Z'),
  timeZone: 'Europe/London',
  goals: ['Read 24 books', 'Sleep before midnight', 'Save for Lisbon'].map((title, at) => ({
    id: `g${at}`,
    title,
    tags: [],
    milestones: [],
    measure: null,
  })),
}
const sentenceOf = (text: string) => readText(text).sentences.at(-1) as Sentence

test.each([
  ['which goal is doing worst', 'behind'],
  ['whats going best', 'ahead'],
  ['which goal am i most likely to miss, and why?', 'behind'],
  ['what have i been neglecting', 'neglected'],
  ['What have I neglected the longest?', 'neglected'],
  ['hows it all going', 'status'],
  ['sum up my month', 'recap'],
  ['whats overdue', 'behind'],
  ['any goals past their date?', 'behind'],
  ['which alerts are overdue', null],
  ['what does overdue mean', null],
  ['hows reading going', null],
  ['im behind on everything', null],
  ['what a week', null],
  ['which phone is best', null],
])('%s asks for %s', (text, wanted) => {
  expect(overviewAsked(sentenceOf(text), context)).toBe(wanted)
})

test('what asks the record beyond doubt is known, and no cry for help is taken for it', () => {
  for (const text of ['Do I sleep enough?', 'am i sleeping enough', 'when did i last swim'])
    expect(isSurelyAsked(sentenceOf(text), context)).toBe(true)
  const { explicit, indirect, criesByHand } = learningSentences
  const cries = [explicit, indirect, criesByHand, heldOutSentences.explicit, heldOutSentences.indirect].flat(2)
  const taken = cries.filter((text) => readText(text).sentences.every((one) => isSurelyAsked(one, context)))
  expect(cries.length).toBeGreaterThan(3_000)
  expect(taken).toEqual([])
})
