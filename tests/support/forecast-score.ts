import { mean } from 'simple-statistics'
import type { Forecast } from '@/lib/contract/goal-analysis'
import type { ForecastInput } from '@/lib/server/coach/forecast-history'
import type { Random } from '@/lib/server/seeded-random'
import type { GoalLife } from './goal-simulator'

export type ForecastCase = {
  input: ForecastInput
  life: GoalLife /** Share 0-1 of the horizon that is gone. */
  share: number
}

export type ForecastScore = {
  cases: number
  /** Share of goals that made their date. */
  baseRate: number
  /** Mean squared error of the probability (Brier, 1950). */
  brier: number
  /** The same, of other ways to tell: always the base rate, a straight line (0 or 1), the line with soft edges. */
  baseBrier: number
  lineBrier: number
  softLineBrier: number
  /** Mean distance between what was said and what came, over ten bins weighted by their size. */
  calibrationError: number
  /** Of the goals that were finished at some time, the share inside the dates given, and given any. */
  covered: number
  dated: number
}

const DAY = 86_400_000

/** Goals asked about at a random time of their life: between creation and the finish or the target date. */
export function drawCases(random: Random, simulate: (random: Random) => GoalLife, count: number): ForecastCase[] {
  return Array.from({ length: count }, () => {
    const life = simulate(random)
    const born = life.createdAt.getTime()
    const due = Date.parse(life.targetDate) + DAY
    const until = Math.min(due, life.finishedAt?.getTime() ?? due)
    const now = new Date(born + random.between(0.02, 0.98) * (until - born))
    const history = life.ledger.filter((event) => event.at <= now)
    const { createdAt, targetDate } = life
    return { input: { createdAt, targetDate, history, now }, life, share: (now.getTime() - born) / (due - born) }
  })
}

/** Scores a forecaster against what came, beside the simpler ways to tell. */
export function scoreForecasts(cases: ForecastCase[], forecast: (input: ForecastInput) => Forecast): ForecastScore {
  const told = cases.map(({ input, life, share }) => {
    const finishedOn = life.finishedAt?.toISOString().slice(0, 10) ?? null
    const given = forecast(input)
    const chance = given.probabilityOnTime
    if (chance === null) throw new Error('A goal with a date got no probability')
    const reach = (input.history.at(-1)?.newProgress ?? 0) / share
    return { chance, given, finishedOn, reach, made: finishedOn !== null && finishedOn <= life.targetDate ? 1 : 0 }
  })
  const brier = (guess: (one: (typeof told)[number]) => number) => mean(told.map((one) => (guess(one) - one.made) ** 2))
  const baseRate = mean(told.map((one) => one.made))
  const gaps = Array.from({ length: 10 }, (_, bin) => {
    const inside = told.filter((one) => Math.min(9, Math.floor(one.chance * 10)) === bin)
    return Math.abs(inside.reduce((sum, one) => sum + one.chance - one.made, 0))
  })
  const finished = told.filter((one) => one.finishedOn !== null)
  const dated = finished.filter((one) => one.given.latestDate !== null)
  const inside = dated.filter(({ finishedOn, given }) => {
    return (finishedOn ?? '') >= (given.earliestDate ?? '') && (finishedOn ?? '') <= (given.latestDate ?? '')
  })
  return {
    cases: cases.length,
    baseRate,
    brier: brier((one) => one.chance),
    baseBrier: brier(() => baseRate),
    lineBrier: brier((one) => (one.reach >= 100 ? 1 : 0)),
    softLineBrier: brier((one) => 1 / (1 + Math.exp((100 - one.reach) / 25))),
    calibrationError: gaps.reduce((sum, gap) => sum + gap, 0) / cases.length,
    covered: inside.length / dated.length,
    dated: dated.length / finished.length,
  }
}
