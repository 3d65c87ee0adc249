import { describe, expect, it } from 'vitest'
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

/** The least processor time of several runs, in milliseconds: what else runs can only add to it. */
function timeOf(text: string): number {
  const times = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage()
    readAll(text)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

describe('the reader of English', () => {
  it.each(shapes)('takes time in proportion to a text of %j', (shape) => {
    const half = shape.repeat(4_000 / shape.length)
    readAll(half)
    // A text of half the length takes half the time; the rest is for what the clock cannot tell.
    expect(timeOf(half + half)).toBeLessThan(2.5 * timeOf(half) + 15)
  })
})
