import { describe, expect, test } from 'vitest'
import { arrivalChance, logNormalCdf } from './forecast-passage'

describe('arrivalChance', () => {
  // Reference values: scipy 1, `stats.invgauss.cdf`.
  test.each([
    [100, 2, 10, 40, 0.496755],
    [50, 1, 20, 30, 0.726236],
    [10, 5, 3, 1.5, 0.311965],
  ])(
    'is the inverse Gaussian distribution: %d points at %d a day, noise %d, within %d days',
    (far, drift, noise, days, known) => {
      expect(arrivalChance(far, drift, noise, 0, days)).toBeCloseTo(known, 6)
    },
  )

  test('with a hazard it is the density weighted by not having been dropped', () => {
    // Reference value: scipy's quadrature of exp(−0.02·t)·density.
    expect(arrivalChance(50, 1, 20, 0.02, 30)).toBeCloseTo(0.614248, 6)
  })

  test('goals with a hazard are never sure to arrive, those without and with a drift are', () => {
    expect(arrivalChance(50, 1, 5, 0, 1e6)).toBeCloseTo(1, 6)
    expect(arrivalChance(50, 1, 5, 0.01, 1e6)).toBeLessThan(0.7)
    expect(arrivalChance(50, -1, 5, 0, 1e6)).toBeLessThan(0.02)
  })

  test('grows with time and drift, and stays a probability at the ends of the scale', () => {
    for (const noise of [0.5, 5, 60]) {
      for (const drift of [0, 0.01, 1, 400]) {
        let before = 0
        for (const days of [0, 1e-9, 0.5, 10, 1e3, 1e7]) {
          const chance = arrivalChance(60, drift, noise, 0.001, days)
          expect(chance).toBeGreaterThanOrEqual(before - 1e-6)
          expect(chance).toBeLessThanOrEqual(1)
          expect(arrivalChance(60, drift * 2, noise, 0.001, days)).toBeGreaterThanOrEqual(chance - 1e-6)
          before = chance
        }
      }
    }
    expect(arrivalChance(0, 1, 5, 0, 0)).toBe(1)
  })
})

test('logNormalCdf keeps its relative precision in both tails', () => {
  const known = [
    [-40, -804.608442],
    [-8, -35.0134372],
    [-1, -1.84102165],
    [2, -0.0230129093],
  ] as const
  for (const [z, log] of known) expect(logNormalCdf(z) / log).toBeCloseTo(1, 5)
  expect(logNormalCdf(40)).toBeCloseTo(0, 12)
})
