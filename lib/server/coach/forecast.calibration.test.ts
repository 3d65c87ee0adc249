import { expect, test } from 'vitest'
import { drawCases, type ForecastScore, scoreForecasts } from '@/tests/support/forecast-score'
import { type GoalLife, simulateGoal } from '@/tests/support/goal-simulator'
import { simulateHabit } from '@/tests/support/habit-simulator'
import { type Random, seededRandom } from '@/tests/support/seeded-random'
import { forecastCompletion } from './forecast'

/** Held out: nothing was fitted on these, and the last is new at every run. */
const SEEDS = [7001, 7002, 7003, Date.now() % 1_000_000_000]
const CASES_PER_SEED = 500

test.each<[string, (random: Random) => GoalLife]>([
  ['goals lived day by day', simulateGoal],
  ['goals lived by habit', simulateHabit],
])(
  '%s: forecasts beat the base rate and the straight line, and mean what they say',
  (name, simulate) => {
    const cases = SEEDS.flatMap((seed) => drawCases(seededRandom(seed), simulate, CASES_PER_SEED))
    const score = scoreForecasts(cases, forecastCompletion)
    process.stdout.write(`${name} (seeds ${SEEDS.join(' ')}): ${wordsOf(score)}\n`)
    expect(score.brier / score.baseBrier).toBeLessThanOrEqual(0.7)
    expect(score.brier / score.lineBrier).toBeLessThanOrEqual(0.8)
    expect(score.brier / score.softLineBrier).toBeLessThanOrEqual(1)
    expect(score.calibrationError).toBeLessThanOrEqual(0.08)
    expect(score.covered).toBeGreaterThan(0.7)
    expect(score.covered).toBeLessThan(0.9)
  },
  60_000,
)

function wordsOf(score: ForecastScore): string {
  const ratio = (other: number) => (score.brier / other).toFixed(2)
  return [
    `${score.cases} goals, ${(100 * score.baseRate).toFixed(0)} % on time`,
    `Brier ${score.brier.toFixed(3)}: ${ratio(score.baseBrier)} of the base rate's, ${ratio(score.lineBrier)} of the line's, ${ratio(score.softLineBrier)} of the soft line's`,
    `calibration error ${score.calibrationError.toFixed(3)}`,
    `10–90 % dates cover ${(100 * score.covered).toFixed(0)} %, given for ${(100 * score.dated).toFixed(0)} %`,
  ].join('; ')
}
