import { forecastCompletion } from '@/lib/server/coach/forecast'
import { seededRandom } from '@/lib/server/seeded-random'
import { drawCases, scoreForecasts } from '@/tests/support/forecast-score'
import { simulateGoal } from '@/tests/support/goal-simulator'
import { simulateHabit } from '@/tests/support/habit-simulator'
import { ceilingFigure, type Figure } from './figure'

/** Held out: nothing was fitted on these, and the last is new at every run. */
const SEEDS = [7001, 7002, 7003, Date.now() % 1_000_000_000]
const CASES_PER_SEED = 500

/** How well the forecasts keep their word, on two ways to live with a goal. */
export function forecastFigures(): Figure[] {
  const worlds = { 'day by day': simulateGoal, 'by habit': simulateHabit }
  return Object.entries(worlds).flatMap(([name, simulate]) => {
    const cases = SEEDS.flatMap((seed) => drawCases(seededRandom(seed), simulate, CASES_PER_SEED))
    const score = scoreForecasts(cases, forecastCompletion)
    return [
      ceilingFigure(`goals lived ${name}: Brier score over the base rate's`, score.brier / score.baseBrier, 0.7),
      ceilingFigure(`goals lived ${name}: Brier score over a straight line's`, score.brier / score.lineBrier, 0.8),
      ceilingFigure(`goals lived ${name}: Brier score over a soft line's`, score.brier / score.softLineBrier, 1),
      ceilingFigure(`goals lived ${name}: calibration error`, score.calibrationError, 0.08),
      {
        name: `goals lived ${name}: 10–90 % dates cover`,
        value: `${(100 * score.covered).toFixed(0)} %, given for ${(100 * score.dated).toFixed(0)} %`,
        bar: '70 to 90 %',
        isMet: score.covered > 0.7 && score.covered < 0.9,
      },
    ]
  })
}
