import { expect, test } from 'vitest'
import type { ProgressContext } from '../../context'
import { fasterBy } from './faster-by'

const measure = { kind: 'level', unit: 'time', format: 'duration', start: 1880, target: 1500 } as const
const goal = { measure, reading: 1860, progress: 5 } as unknown as ProgressContext['goal']

test.each([
  ['shaved 20 seconds off', 1840],
  ['Knocked another 20 secs off my 5k today!', 1840],
  ['took 2 minutes off', 1740],
  ['20 seconds faster today', 1840],
])('%s', (response, value) => {
  expect(fasterBy(goal, response)?.values).toEqual([{ value, quote: expect.any(String) }])
})

test('says the sum', () => {
  expect(fasterBy(goal, 'shaved 20 seconds off')?.reasoning).toBe(
    '31:00 less 0:20 is 30:40: 30:40, from 31:20 to 25:00: 11%.',
  )
})

test.each([
  'nearly shaved 20 seconds off',
  'I want to be 20 seconds faster',
  'did not take 20 seconds off',
  'shaved 20 seconds off, 30:50 now',
  'cut 20 minutes of scrolling? no',
  'took 40 minutes off',
])('leaves it: %s', (response) => expect(fasterBy(goal, response)).toBeNull())

test('is of a time alone', () => {
  expect(fasterBy({ ...goal, measure: { ...measure, format: 'number' } }, 'shaved 20 seconds off')).toBeNull()
})
