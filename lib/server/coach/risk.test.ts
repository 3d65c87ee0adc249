import { describe, expect, test } from 'vitest'
import { type RiskFacts, riskOf } from './risk'

const dated: RiskFacts = {
  goal: { isCompleted: false, targetDate: '2026-06-01' },
  isReady: false,
  isOverdue: false,
  daysSinceStart: 40,
  daysSinceDeed: 2,
}
const open: RiskFacts = { ...dated, goal: { isCompleted: false, targetDate: null } }
const chance = (probabilityOnTime: number | null) => ({ probabilityOnTime })

describe('riskOf', () => {
  test('is low where only completing it is left, whatever its date and its silence', () => {
    expect(riskOf({ ...open, isReady: true, daysSinceDeed: 90 }, chance(0.1))).toBe('low')
  })

  test.each([
    [0, 'high'],
    [0.39, 'high'],
    [0.4, 'medium'],
    [0.69, 'medium'],
    [0.7, 'low'],
    [1, 'low'],
    [null, 'low'],
  ])('a goal with a date and a chance of %s is %s', (probability, risk) => {
    expect(riskOf(dated, chance(probability))).toBe(risk)
  })

  test.each([
    [0, 'low'],
    [21, 'low'],
    [22, 'medium'],
    [45, 'medium'],
    [46, 'high'],
  ])('a goal without a date that is silent for %i days is %s', (daysSinceDeed, risk) => {
    expect(riskOf({ ...open, daysSinceStart: 90, daysSinceDeed }, chance(null))).toBe(risk)
    expect(riskOf({ ...open, daysSinceStart: daysSinceDeed, daysSinceDeed: null }, chance(null))).toBe(risk)
  })

  test('past its date is high whatever the forecast says, complete is low', () => {
    expect(riskOf({ ...dated, isOverdue: true }, chance(0.9))).toBe('high')
    const complete = { ...dated.goal, isCompleted: true }
    expect(riskOf({ ...dated, goal: complete, isOverdue: true }, chance(0))).toBe('low')
  })

  test('a first week without a check-in is low, and a check-in ends the grace', () => {
    const young = { ...dated, daysSinceStart: 6, daysSinceDeed: null }
    expect(riskOf(young, chance(0.1))).toBe('low')
    expect(riskOf({ ...young, daysSinceStart: 7 }, chance(0.1))).toBe('high')
    expect(riskOf({ ...young, daysSinceDeed: 1 }, chance(0.1))).toBe('high')
  })
})
