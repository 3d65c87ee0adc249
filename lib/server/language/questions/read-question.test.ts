import { describe, expect, test } from 'vitest'
import { checkQuery } from '@/lib/server/record/check-query'
import type { QuestionContext } from './question-context'
import { ledgerContext, questionLedger } from './question-ledger.cases'
import { isRecordQuestion, readQuestion } from './read-question'

function readCase(question: string, context: QuestionContext = ledgerContext): string {
  const read = readQuestion(question, context)
  if ('notUnderstood' in read) return `not ${Object.keys(read.notUnderstood).join()}`
  const { limit: _, of, give, ...query } = read.query
  return `${give} ${of}${Object.keys(query).length > 0 ? ` ${JSON.stringify(query)}` : ''}`
}

describe('readQuestion', () => {
  const cases = questionLedger
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))

  test('reads every question of the ledger as it stands there', () => {
    expect(cases.map(([question = '']) => `${question} => ${readCase(question)}`)).toEqual(
      cases.map((one) => one.join(' => ')),
    )
  })

  test('asks nothing that the record refuses', () => {
    for (const [question = ''] of cases) {
      const read = readQuestion(question, ledgerContext)
      if ('query' in read) expect(() => checkQuery(read.query), question).not.toThrow()
    }
  })

  test('goes on from the question before', () => {
    const first = readQuestion('How often did I swim this week?', ledgerContext)
    if (!('query' in first)) throw new Error('not read')
    const again = (words: string) => readCase(words, { ...ledgerContext, previous: first.query })
    expect(again('and last week?')).toBe(
      'count entries {"about":"swim","when":{"from":"2026-11-09","to":"2026-11-15"},"where":{"happened":true}}',
    )
    expect(again('what about running?')).toBe(
      'count entries {"about":["running","jog"],"when":{"from":"2026-11-16"},"where":{"happened":true}}',
    )
    expect(again('And in March?')).toBe(
      'count entries {"about":"swim","when":{"from":"2026-03-01","to":"2026-03-31"},"where":{"happened":true}}',
    )
    expect(again('and the last time?')).toBe(
      'last entries {"about":"swim","when":{"from":"2026-11-16"},"where":{"happened":true}}',
    )
    expect(readCase('and last week?')).toBe('not question')
  })

  test('tells a question about the record from other messages', () => {
    expect(isRecordQuestion('When did I last swim?')).toBe(true)
    expect(isRecordQuestion('How many pages have I read?')).toBe(true)
    expect(isRecordQuestion('Should I quit my job?')).toBe(false)
    expect(isRecordQuestion('I swam today.')).toBe(false)
  })

  test('takes no part of a long text for a question, however it is put together', () => {
    for (const part of [
      '"',
      'when did i ',
      'than or and ',
      'longest ',
      'last may since ',
      '\u{1F600}',
      'how many days in a row? ',
      "don't ",
    ]) {
      const text = part.repeat(Math.ceil(8_000 / part.length))
      const read = readQuestion(text, ledgerContext)
      expect('query' in read || read.notUnderstood).toBeTruthy()
    }
  })
})
