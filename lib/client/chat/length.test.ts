import { expect, it } from 'vitest'
import { measureMessage } from './length'

it('says nothing of a text that is far from the limit', () => {
  expect(measureMessage('')).toMatchObject({ isLong: false, excess: 0 })
  expect(measureMessage('a'.repeat(7_500))).toMatchObject({ isLong: false, excess: 0 })
})

it('counts near the limit, and what is over it', () => {
  expect(measureMessage('a'.repeat(7_501))).toEqual({ count: 7_501, isLong: true, excess: 0 })
  expect(measureMessage('a'.repeat(8_000))).toEqual({ count: 8_000, isLong: true, excess: 0 })
  expect(measureMessage('a'.repeat(8_012))).toEqual({ count: 8_012, isLong: true, excess: 12 })
})

it('counts as the server does: characters, not code units, without the space around', () => {
  expect(measureMessage('🚀'.repeat(8_000))).toMatchObject({ count: 8_000, excess: 0 })
  expect(measureMessage(`${'a'.repeat(8_000)}\n\n   `)).toMatchObject({ count: 8_000, excess: 0 })
})
