import { expect, test } from 'vitest'
import { goalWith } from '@/tests/support/dom-screen'
import { completedWords } from './completed-words'

const now = { today: '2026-11-21', timeZone: 'UTC' }
/** The notes of so many answers. */
const answers = (count: number) =>
  Array.from({ length: count }, (_, at) => `[2026-06-0${at + 1}T08:00:00.000Z] Read on.`).join('\n\n')
const done = goalWith({
  createdAt: '2026-03-14T08:00:00.000Z',
  completedAt: '2026-11-21T08:00:00.000Z',
  isCompleted: true,
  progress: 100,
})

test('when it began, how long it took, what was counted and how often it was answered for', () => {
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
  expect(completedWords({ ...done, measure, reading: 12, progressNotes: answers(3) }, now)).toBe(
    'Begun on 14 Mar, done in 8 months: from 0 to 12 books with 3 answers.',
  )
  const sameDay = { ...done, createdAt: '2026-11-21T07:00:00.000Z' }
  expect(completedWords({ ...sameDay, measure, reading: 12 }, now)).toBe('From 0 to 12 books.')
  expect(completedWords({ ...sameDay, progressNotes: answers(2) }, now)).toBe('')
  expect(completedWords({ ...done, measure, reading: 0, progressNotes: answers(2) }, now)).toBe(
    'Begun on 14 Mar, done in 8 months, with 2 answers.',
  )
  expect(completedWords({ ...done, measure, reading: 2, progressNotes: answers(1) }, now)).toBe(
    'Begun on 14 Mar, done in 8 months: from 0 to 2 books.',
  )
  expect(completedWords({ ...done, progressNotes: answers(3) }, now)).toBe(
    'Begun on 14 Mar, done in 8 months, with 3 answers.',
  )
  expect(completedWords(done, now)).toBe('Begun on 14 Mar, done in 8 months.')
})

test('one that was closed before its whole says at how much', () => {
  expect(completedWords({ ...done, createdAt: '2026-11-21T07:00:00.000Z', progress: 33 }, now)).toBe(
    'Completed at 33%.',
  )
  expect(completedWords({ ...done, progress: 60, progressNotes: answers(2) }, now)).toBe(
    'Begun on 14 Mar, completed at 60% after 8 months, with 2 answers.',
  )
})
