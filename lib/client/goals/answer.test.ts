import { expect, test } from 'vitest'
import { ApiError } from '@/lib/client/http/api-error'
import type { Goal } from '@/lib/contract/goal'
import { serverMessages } from '@/lib/contract/messages/server'
import { isWorthKeeping, refusalOf, toAiUpdate } from './answer'

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

test('in the demo no other try is asked for', () => {
  const error = new ApiError('403', 403, serverMessages.demo, 'demo')
  expect(refusalOf(error)).toEqual({ description: serverMessages.demo })
})
