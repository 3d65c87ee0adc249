import { expect, test } from 'vitest'
import { readText, type Sentence } from '../text'
import { clausesOf } from './clauses'

const context = {
  now: new Date('2026-11-22T14:00:00.000Z'),
  timeZone: 'Europe/London',
  goals: [{ id: 'run', title: 'Run the marathon', tags: [], milestones: [{ title: 'Run a half marathon' }] }],
}

function parts(text: string): string[] {
  const [sentence] = readText(text).sentences
  return clausesOf(sentence as Sentence, context).map((one) => one.text)
}

test('two questions in one that each name something are two', () => {
  expect(parts('When did I last see Rosa, and have I done the half marathon milestone?')).toEqual([
    'When did I last see Rosa?',
    'have I done the half marathon milestone?',
  ])
})

test.each(['How often did I swim, and when was the last?', 'When did I last see Rosa and Ben?'])(
  'one question stays one: %s',
  (text) => expect(parts(text)).toEqual([text]),
)
