import { expect, test } from 'vitest'
import { asTold, capacityText } from './capacity'

const later = { date: '2027-03-12', chance: 0.7 }

test('the past, the chance with a date, and with a later one', () => {
  expect(capacityText({ goals: 9, times: 1.6, chance: 0.34, later }, '2027-02-15', '2026-11-23')).toBe(
    'Your last 9 dated goals took 1.6 times as long as you gave them. With 15 Feb 2027 the chance is 3 in 10; with 12 Mar 2027 it is 7 in 10.',
  )
})

test('of a date that is good enough, no other', () => {
  expect(capacityText({ goals: 5, times: 1, chance: 0.82, later: null }, '2026-12-15', '2026-11-23')).toBe(
    'Your last 5 dated goals took about as long as you gave them. With 15 Dec the chance is 8 in 10.',
  )
})

test('a later date is offered only where its chance is told in other words', () => {
  const close = { goals: 5, times: 1, chance: 0.66, later }
  expect(asTold(close).later).toBeNull()
  expect(asTold({ ...close, chance: 0.64 }).later).toBe(later)
})
