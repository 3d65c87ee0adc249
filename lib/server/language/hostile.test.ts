import { describe, it } from 'vitest'
import { expectLinear } from '@/tests/support/processor-time'
import { datesIn } from './dates'
import { goalsNamedIn } from './goal-names'
import { quantitiesIn } from './quantities'
import { readQuestion } from './questions/read-question'
import { stemsIn } from './stem'
import { readText } from './text'

const shapes = [
  '1 ',
  'Mon 12 Tue 15 ',
  'up another another ',
  '😀',
  'a.',
  '1:',
  '1,',
  "a'",
  '½',
  'the 5th of ',
  'two hundred and ',
  '12 of ',
  'when did I last ',
  'longest without or than ? ',
]
const goals = [{ id: 'g', title: 'Read 12 books', tags: [], milestones: [{ title: 'The 5th of them' }] }]

function readAll(text: string): void {
  stemsIn(text)
  readQuestion(text, { now: new Date('2026-11-22T11:00:00Z'), timeZone: 'UTC', goals })
  for (const sentence of readText(text).sentences) {
    quantitiesIn(sentence)
    datesIn(sentence, { now: new Date('2026-11-22T11:00:00Z'), timeZone: 'UTC', towards: 'past' })
    goalsNamedIn(sentence, goals)
  }
}

describe('the reader of English', () => {
  it.each(shapes)('takes time in proportion to a text of %j', async (shape) => {
    await expectLinear((length) => readAll(shape.repeat(length / shape.length)), 4_000)
  })
})
