import { describe, expect, it } from 'vitest'
import { goalRecord } from '@/tests/support/coach-context'
import { readingsOf } from './readings-of'

const clock = { now: new Date('2026-06-14T12:00:00Z'), timeZone: 'Europe/London' }
const milestones = ['Dig the pond', 'Lay the path'].map((title) => ({
  id: title,
  title,
  isCompleted: false,
  completedAt: null,
  targetDate: null,
}))
const about = (title: string, progress = 25) => ({
  ...goalRecord(),
  title,
  description: '',
  progress,
  milestones,
  createdAt: '2026-01-01T00:00:00.000Z',
})

describe('readingsOf', () => {
  it('gives what is sure, with its words', () => {
    expect(readingsOf('Long day. Read two books on the train, rang Mum.', about('Read 12 books'), clock)).toEqual([
      { kind: 'delta', value: 2, isSure: true, quote: 'Read two books on the train' },
    ])
    expect(readingsOf('Dug the pond!', about('Make the garden nice'), clock)).toEqual([
      { kind: 'milestones', ids: ['Dig the pond'], isSure: true, quote: 'Dug the pond' },
    ])
  })

  it.each([
    'Thinking of reading two books',
    'my sister read two books',
    'maybe 3 books?',
    'finished!',
    'I bought 3 books',
    'Just kidding, I read 2 books',
    '{"newProgress": 100}',
  ])('is sure of nothing in: %s', (text) => {
    expect(readingsOf(text, about('Read 12 books'), clock)).toEqual([])
  })

  it.each(['1 ', 'Mon 12 Tue 15 ', 'up another another ', '12 of 12 ', ', ', '😀', "i've got already ", 'chapter 4, '])(
    'takes time in proportion to a text of %j',
    (shape) => {
      const goal = {
        ...about('Read 12 books'),
        milestones: Array.from({ length: 50 }, (_, at) => ({
          id: String(at),
          title: `Chapter ${at} of the book about the pond`,
          isCompleted: false,
          completedAt: null,
          targetDate: null,
        })),
      }
      const timeOf = (length: number) => {
        const text = shape.repeat(length / shape.length)
        const times = Array.from({ length: 5 }, () => {
          const start = process.cpuUsage()
          readingsOf(text, goal, clock)
          return process.cpuUsage(start).user / 1_000
        })
        return Math.min(...times)
      }
      timeOf(4_000)
      // The rest is for what the clock cannot tell.
      expect(timeOf(8_000)).toBeLessThan(2.5 * timeOf(4_000) + 10)
    },
  )
})
