import { expect, test } from 'vitest'
import { asTold, capacityText } from './capacity'

const later = { date: '2027-03-12', chance: 0.7 }

test('the past, the chance with a date, and with a later one', () => {
  expect(capacityText({ goals: 9, times: 1.6, chance: 0.34, later }, '2027-02-15', '2026-11-23')).toBe(
    'Your last 9 goals with a date took about one and a half times as long as you gave them. With 15 Feb 2027 the chance is 3 in 10; with 12 Mar 2027 it is 7 in 10.',
  )
})

test('of a date that is good enough, no other', () => {
  expect(capacityText({ goals: 5, times: 1, chance: 0.82, later: null }, '2026-12-15', '2026-11-23')).toBe(
    'Your last 5 goals with a date took about as long as you gave them. With 15 Dec the chance is 8 in 10.',
  )
})

test.each([
  [0.5, 'about half the time you gave them'],
  [0.8, 'less time than you gave them'],
  [0.9, 'about as long as you gave them'],
  [1.2, 'a little longer than you gave them'],
  [2, 'about twice as long as you gave them'],
  [3.2, 'about 3 times as long as you gave them'],
])('how long they took is told as a person would: %s', (times, words) => {
  const told = capacityText({ goals: 5, times, chance: 0.8, later: null }, '2026-12-15', '2026-11-23')
  expect(told).toContain(`took ${words}.`)
})

test('a later date is offered only where its chance is told in other words', () => {
  const close = { goals: 5, times: 1, chance: 0.66, later }
  expect(asTold(close).later).toBeNull()
  expect(asTold({ ...close, chance: 0.64 }).later).toBe(later)
})
