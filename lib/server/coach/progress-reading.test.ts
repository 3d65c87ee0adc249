import { describe, expect, it } from 'vitest'
import { coachContext, goalRecord } from '@/tests/support/coach-context'
import type { GoalRecord } from './context'
import { assessReading, isQuoted, type ProgressReading } from './progress-reading'

const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
const weight = { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 } as const
const ofBooks = goalRecord({ measure: books, reading: 3 })
const ofWeight = goalRecord({ title: 'Weigh 84 kg', measure: weight, reading: 90, progress: 25 })
const open = goalRecord({ title: 'Write the thesis' })

function assess(goal: GoalRecord, response: string, read: Partial<ProgressReading>) {
  const reading: ProgressReading = {
    kind: 'total',
    value: null,
    of: null,
    unit: '',
    date: null,
    milestoneIds: [],
    quote: response,
    confidence: 0.9,
    words: '',
    ...read,
  }
  return assessReading({ ...coachContext(), goal, response }, reading)
}

describe('the day', () => {
  const level = { kind: 'level', value: 90.2, unit: 'kg' } as const

  it.each([
    ['90.2 kg yesterday', null, '2026-11-20'],
    ['90.2 kg yesterday', '2026-11-20', '2026-11-20'],
    ['90.2 kg today', '2026-11-21', undefined],
    ['gestern auf der Waage, es waren nur noch 90.2 kg', '2026-11-20', '2026-11-20'],
  ])('of %s with %s is %s', (response, date, wanted) => {
    const { values } = assess(ofWeight, response, { ...level, date })
    expect(values).toHaveLength(1)
    expect(values?.[0]?.date).toBe(wanted)
  })

  it.each([
    ['90.2 kg yesterday', '2026-11-01'],
    ['90.2 kg the morning after the party', '2026-11-01'],
    ['gestern auf der Waage, es waren nur noch 90.2 kg', '2019-11-01'],
  ])('that %s does not name is asked about: %s', (response, date) => {
    const { values, ask } = assess(ofWeight, response, { ...level, date })
    expect(values).toBeUndefined()
    expect(ask?.words).toBe('Which day was that?')
  })
})

describe('code does the sum', () => {
  it.each<[string, GoalRecord, string, Partial<ProgressReading>, number, number | undefined]>([
    ['a total', ofBooks, 'five books by now', { value: 5, unit: 'books' }, 42, 2],
    ['a delta', ofBooks, 'another 2 books', { kind: 'delta', value: 2, unit: 'book' }, 42, 2],
    ['what is left', ofBooks, '8 books to go', { kind: 'left', value: 8, unit: 'books' }, 33, 1],
    ['a share of the way', ofBooks, 'I am at 50 %', { value: 50, unit: '%' }, 50, 3],
    ['a level', ofWeight, '88 kg today', { kind: 'level', value: 88, unit: 'kg' }, 50, 88],
    ['a part of a whole', open, '3 of 5 chapters', { value: 3, of: 5, unit: 'chapters' }, 60, undefined],
    ['a percentage', open, 'about 40 percent done', { value: 40, unit: '%' }, 40, undefined],
    ['the end, by its own figure', ofBooks, 'all 12 books read', { value: 12, unit: 'books' }, 100, 9],
    ['ground lost, by its own figure', ofWeight, 'back to 91 kg', { kind: 'level', value: 91, unit: 'kg' }, 13, 91],
    ['a small step without a figure', ofBooks, 'finished one more', { kind: 'delta', value: 1 }, 33, 1],
  ])('%s', (_, goal, response, read, progress, value) => {
    const { newProgress, values, ask } = assess(goal, response, read)
    expect(ask).toBeUndefined()
    expect(newProgress).toBe(progress)
    expect(values?.[0]?.value).toBe(value)
  })

  it('ticks the milestones that it names', () => {
    const goal = goalRecord({
      milestones: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        title: id,
        isCompleted: false,
        completedAt: null,
        targetDate: null,
      })),
    })
    const read = { milestoneIds: ['m2', 'm9'], quote: 'b is done' }
    expect(assess(goal, 'b is done', { kind: 'none', ...read })).toMatchObject({ newProgress: 25, milestoneIds: ['b'] })
  })
})

describe('nothing moves, and it asks', () => {
  it.each<[string, GoalRecord, string, Partial<ProgressReading>]>([
    ['words that nobody wrote', ofBooks, 'read some', { value: 5, unit: 'books', quote: 'five books' }],
    ['a completion by inference', open, 'Ordered the mic. Done!', { value: 100, unit: '%' }],
    ['a leap without its figure', open, 'nearly there', { value: 90, unit: '%' }],
    ['ground lost without a figure', ofWeight, 'gained it back', { kind: 'level', value: 92, unit: 'kg' }],
    ['another unit', ofBooks, '200 pages', { value: 200, unit: 'pages' }],
    ['a whole that is another', ofBooks, '3 of 5 chapters', { value: 3, of: 5 }],
    ['a model that is not sure', ofBooks, '5 books', { value: 5, unit: 'books', confidence: 0.4 }],
    ['a figure beyond all', open, '250 %', { value: 250, unit: '%' }],
    ['a figure without a whole', open, 'wrote 700 words', { value: 700, unit: 'words' }],
  ])('at %s', (_, goal, response, read) => {
    const assessment = assess(goal, response, read)
    expect(assessment).toMatchObject({ newProgress: goal.progress, ask: { options: expect.any(Array) } })
    expect(assessment.values).toBeUndefined()
    const { options = [] } = assessment.ask ?? {}
    expect(options.length).toBeGreaterThanOrEqual(1)
    expect(options.length).toBeLessThanOrEqual(4)
  })

  it('offers first what was read', () => {
    const { ask } = assess(ofBooks, 'I guess 5 books', { value: 5, unit: 'books', confidence: 0.3 })
    expect(ask?.options[0]).toEqual({ label: '5 books', value: 5 })
  })
})

describe('where nothing is read', () => {
  it('nothing moves, in the model’s words', () => {
    const read = { kind: 'none', quote: '', words: 'Ein Sieg.' } as const
    expect(assess(open, 'Bin ruhig geblieben', read)).toEqual({ newProgress: 25, reasoning: 'Ein Sieg.' })
  })

  it('but not in figures that nobody wrote', () => {
    const read = { kind: 'none', quote: '', words: 'You are at 97 % now.' } as const
    expect(assess(open, 'Stayed calm', read).reasoning).toBe('Kept. It stays at 25%.')
  })
})

it('knows a quote that differs in marks alone', () => {
  const reading = { kind: 'total', milestoneIds: [], quote: "I've read “five”" } as unknown as ProgressReading
  expect(isQuoted(reading, 'So I’ve  READ "five" books')).toBe(true)
  expect(isQuoted(reading, 'I read five')).toBe(false)
})
