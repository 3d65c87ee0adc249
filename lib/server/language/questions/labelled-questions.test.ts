import { expect, test } from 'vitest'
import { checkQuery } from '@/lib/server/record/check-query'
import { askedQuestions } from '@/scripts/questions/asked-questions'
import { judge } from '@/scripts/questions/measure'
import { contextOf } from '@/scripts/questions/samples'
import { readQuestion } from './read-question'

const asked = askedQuestions().filter((_, at) => at % 8 === 0)

test('most of the labelled questions are read as they are meant, and hardly any text is taken for one', () => {
  const judged = asked.map((one) => judge(one))
  const shareOf = (isBeyond: boolean) => {
    const own = judged.filter((one) => (one.asked.gold.intent === 'notRecord') === isBeyond)
    return own.filter(({ whole }) => whole).length / own.length
  }
  // What leaves a word of the question out is no reading, be it right now and then.
  expect(shareOf(false)).toBeGreaterThan(0.66)
  expect(shareOf(true)).toBeGreaterThan(0.94)
})

test('of the labelled questions none is read as one that the record refuses', () => {
  for (const one of asked) {
    const read = readQuestion(one.q, contextOf(one))
    if ('query' in read) expect(() => checkQuery(read.query), one.q).not.toThrow()
  }
})
