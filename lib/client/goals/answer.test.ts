import { expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { isWorthKeeping, toAiUpdate } from './answer'

const goal = { title: 'Run', description: 'Half marathon' } as Goal

test('only what was changed goes along with the response', () => {
  expect(toAiUpdate({ response: ' Ran 10 km. ' }, goal)).toEqual({ response: 'Ran 10 km.' })
  expect(toAiUpdate({ response: 'x', title: 'Run ', description: 'Half marathon' }, goal)).toEqual({ response: 'x' })
  expect(toAiUpdate({ response: 'x', title: 'Run far' }, goal)).toEqual({ response: 'x', title: 'Run far' })
})

test('a description can be emptied', () => {
  expect(toAiUpdate({ response: 'x', description: ' ' }, goal)).toEqual({ response: 'x', description: '' })
})

test('an edit alone is worth keeping, blanks are not', () => {
  expect(isWorthKeeping({ response: ' ' })).toBe(false)
  expect(isWorthKeeping({ response: '', description: '' })).toBe(true)
})
