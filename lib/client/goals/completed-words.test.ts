import { expect, test } from 'vitest'
import type { ProgressEvent } from '@/lib/contract/goal'
import { goalWith } from '@/tests/support/dom-screen'
import { completedWords } from './completed-words'

const now = { today: '2026-11-21', timeZone: 'UTC' }
const event: ProgressEvent = {
  ...{ id: 'e', goalId: 'goal', at: '2026-06-01T08:00:00.000Z', oldProgress: 0, newProgress: 50, reasoning: '' },
  source: 'coach',
}
const done = goalWith({
  createdAt: '2026-03-14T08:00:00.000Z',
  completedAt: '2026-11-21T08:00:00.000Z',
  isCompleted: true,
  progress: 100,
})

test('when it began, how long it took, what was counted and how often it was told', () => {
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
  expect(completedWords({ ...done, measure, reading: 12 }, [event, event, event], now)).toBe(
    'Begun on 14 Mar, done in 8 months: from 0 to 12 books with 3 check-ins.',
  )
  expect(completedWords({ ...done, measure, reading: 0 }, [event, event], now)).toBe(
    'Begun on 14 Mar, done in 8 months, with 2 check-ins.',
  )
  const closed = { ...event, newProgress: 100, source: 'user', reasoning: 'You completed it.' } as const
  expect(completedWords({ ...done, measure, reading: 2 }, [event, closed], now)).toBe(
    'Begun on 14 Mar, done in 8 months: from 0 to 2 books.',
  )
  expect(completedWords(done, [event], now)).toBe('Begun on 14 Mar, done in 8 months.')
  expect(completedWords({ ...done, createdAt: '2026-11-21T07:00:00.000Z' }, [], now)).toBe(
    'Started and finished on one day.',
  )
})

test('one that was closed before its whole says at how much', () => {
  expect(completedWords({ ...done, progress: 60 }, [event, event], now)).toBe(
    'Begun on 14 Mar, completed at 60% after 8 months, with 2 check-ins.',
  )
  expect(completedWords({ ...done, progress: 60, createdAt: '2026-11-21T07:00:00.000Z' }, [], now)).toBe(
    'Started and completed at 60% on one day.',
  )
})
