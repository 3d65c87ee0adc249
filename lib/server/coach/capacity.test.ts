import { describe, expect, test } from 'vitest'
import { scoreCapacity } from '@/tests/support/capacity-score'
import { planByBias, planByPieces } from '@/tests/support/planner-simulator'
import { learnCapacity, type PastGoal } from './capacity'

const done = (given: number, took: number): PastGoal => ({ given, took, isDone: true })

test('who took twice as long every time is given little chance with a date, and most with twice the days', () => {
  const { chanceWithin, timesFor } = learnCapacity(
    [100, 40, 60, 30, 90, 20, 50, 80].map((days) => done(days, 2 * days)),
    0,
  )
  expect(chanceWithin(1)).toBeLessThan(0.1)
  expect(chanceWithin(2.6)).toBeGreaterThan(0.75)
  expect(timesFor(0.7)).toBeGreaterThan(2)
  expect(timesFor(0.7)).toBeLessThan(3)
})

test('who was always early is given a good chance', () => {
  const { chanceWithin, timesFor } = learnCapacity(
    [100, 40, 60, 30, 90].map((days) => done(days, 0.7 * days)),
    0,
  )
  expect(chanceWithin(1)).toBeGreaterThan(0.7)
  expect(timesFor(0.7)).toBeLessThanOrEqual(1)
})

test('goals open past their date and dropped ones lower the chance', () => {
  const past = [1, 1.1, 0.9, 1, 1.2].map((times) => done(50, 50 * times))
  const late: PastGoal[] = [1, 2, 3].map(() => ({ given: 30, took: 90, isDone: false }))
  const plain = learnCapacity(past, 0).chanceWithin(1.2)
  expect(learnCapacity([...past, ...late], 0).chanceWithin(1.2)).toBeLessThan(plain - 0.1)
  expect(learnCapacity(past, 6).chanceWithin(1.2)).toBeLessThan(plain - 0.1)
})

test('what has passed of the days given is counted as passed', () => {
  const { chanceWithin } = learnCapacity(
    [1, 1.1, 0.9, 1, 1.2].map((times) => done(50, 50 * times)),
    0,
  )
  expect(chanceWithin(1.3, 1.2)).toBeLessThan(chanceWithin(1.3))
  expect(chanceWithin(1, 1)).toBe(0)
  expect(chanceWithin(0.5, 2)).toBe(0)
})

test('chances rise with the days, and stay chances', () => {
  const { chanceWithin } = learnCapacity([done(1, 9000), done(9000, 1)], 3)
  const chances = [0.01, 0.5, 1, 2, 8, 1e6].map((times) => chanceWithin(times))
  expect(chances).toEqual(chances.toSorted((a, b) => a - b))
  for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true)
})

describe('the ninth goal of people with a bias of their own', () => {
  test('is foretold with at most 0.6 of the error of the base rate', () => {
    const { brier, baseBrier, calibrationError } = scoreCapacity(planByBias, 600, 4)
    expect(brier / baseBrier).toBeLessThanOrEqual(0.6)
    expect(calibrationError).toBeLessThan(0.08)
  })

  test('and better than by the base rate where people plan by pieces of work', () => {
    const { brier, baseBrier } = scoreCapacity(planByPieces, 600, 5)
    expect(brier / baseBrier).toBeLessThan(0.8)
  })
})
