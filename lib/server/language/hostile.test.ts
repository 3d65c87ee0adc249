import { describe, expect, it } from 'vitest'
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
  'ﷺ',
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

  it('knows a word without end by its beginning, however many letters each of its characters stands for', () => {
    const [token] = readText('ﷺ'.repeat(8_000)).sentences[0]?.tokens ?? []
    expect(token).toMatchObject({ kind: 'word', end: 8_000 })
    expect(token?.word.length).toBeLessThan(2_000)
  })

  it('reads a message once for all who read it', () => {
    const message = 'Rang Mam. '.repeat(3)
    expect(readText(message)).toBe(readText(['Rang Mam. ', 'Rang Mam. ', 'Rang Mam. '].join('')))
  })
})
