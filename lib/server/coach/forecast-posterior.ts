import 'server-only'
import { clockTime } from './forecast-clock'
import type { Course } from './forecast-history'
import { CLOCKS, LEARNING_RATE, NOISES, REPORT_LAG, SILENCE_WEIGHT, STALLED_PACE, TEMPO } from './forecast-parameters'
import type { Silence } from './forecast-silence'

/** One way in which a goal may be going, and how much its course speaks for it. */
export type Hypothesis = {
  /** 0-1; those of all hypotheses add up to 1. */
  weight: number
  /** Power of the clock. */
  power: number
  /** Points per unit of clock; the whole horizon is one unit. */
  drift: number
  /** Points per root unit of clock. */
  noise: number
  /** The pace broke off and a trickle is left. */
  stalled: boolean
}

const TEMPO_STEPS = 15
const SLOWEST = 0.08
const FASTEST = 4
/** Relative to the likeliest hypothesis. */
const NEGLIGIBLE = 2e-3
const EVEN_CLOCK = [{ power: 1, weight: 1 }]

/**
 * Bayes' rule on a grid of clocks, tempos and noises, each going on or stalled since some check-in. Between check-ins
 * the gain x over a run τ of the clock is normal with mean drift·τ and variance noise²·(τ + lag): a Wiener process on a
 * transformed time scale, as in G. A. Whitmore & F. Schenkelberg, "Modelling Accelerated Degradation Data Using Wiener
 * Diffusion With A Time Scale Transformation", Lifetime Data Analysis 3, 1997, 27–45. Set-backs are gains below zero.
 *
 * `horizon` in days; `dated` is false where it does not come from the user, and then the clock is even.
 */
export function weighHypotheses(course: Course, silence: Silence, horizon: number, dated: boolean): Hypothesis[] {
  const start = course.points[0]?.level ?? 0
  const toDo = Math.max(10, 100 - start)
  const tempos = temposFor((course.level - start) / toDo, course.age / horizon, dated)
  const found: (Hypothesis & { log: number })[] = []
  let top = Number.NEGATIVE_INFINITY
  const consider = (log: number, power: number, drift: number, noise: number, stalled: boolean) => {
    if (log > top) top = log
    if (log > top + Math.log(NEGLIGIBLE)) found.push({ log, weight: 0, power, drift, noise, stalled })
  }
  for (const clock of dated ? CLOCKS : EVEN_CLOCK) {
    const steps = sumSteps(course, silence, horizon, clock.power)
    for (const noise of NOISES) {
      const sharpness = LEARNING_RATE / (2 * noise.points ** 2)
      const spread = LEARNING_RATE * (steps.count * Math.log(noise.points) + steps.logLengths / 2)
      const shared = Math.log(clock.weight * noise.weight) - spread - sharpness * steps.gainSquares
      for (const tempo of tempos) {
        const drift = tempo.share * toDo
        const prior = shared + tempo.log
        const going = prior + silence.going + sharpness * supportGoing(steps, drift)
        const stalled = prior + logStalled(steps, silence.stalledAfter, drift, sharpness)
        consider(going, clock.power, drift, noise.points, false)
        consider(stalled, clock.power, drift, noise.points, true)
      }
    }
  }
  for (const one of found) one.weight = Math.exp(one.log - top)
  const likely = found.filter(({ weight }) => weight > NEGLIGIBLE)
  const total = likely.reduce((sum, { weight }) => sum + weight, 0)
  return likely.map((one) => ({ ...one, weight: one.weight / total }))
}

/** Sums over the steps up to each point, weighted by one over length = τ + lag. All that the likelihood needs. */
type Steps = {
  count: number
  logLengths: number
  /** Σ x²/length */
  gainSquares: number
  /** Σ x·τ/length, up to point k */
  gains: Float64Array
  /** Σ τ²/length, up to point k */
  runs: Float64Array
  /** τ²/length of the silence beyond the usual gap, taken for a step without gain */
  idleRun: number
}

function sumSteps(course: Course, silence: Silence, horizon: number, power: number): Steps {
  const time = (day: number) => clockTime(day / horizon, power)
  const { points } = course
  const gains = new Float64Array(points.length)
  const runs = new Float64Array(points.length)
  let logLengths = 0
  let gainSquares = 0
  for (let k = 1; k < points.length; k++) {
    const from = points[k - 1]
    const to = points[k]
    if (!from || !to) continue
    const run = time(to.day) - time(from.day)
    const length = run + REPORT_LAG
    const gain = to.level - from.level
    gains[k] = (gains[k - 1] ?? 0) + (gain * run) / length
    runs[k] = (runs[k - 1] ?? 0) + run ** 2 / length
    gainSquares += gain ** 2 / length
    logLengths += Math.log(length)
  }
  const idle = time(course.age) - time(course.age - silence.excess)
  const idleRun = (SILENCE_WEIGHT * idle ** 2) / (idle + REPORT_LAG)
  return { count: points.length - 1, logLengths, gainSquares, gains, runs, idleRun }
}

/** How much the steps up to point k speak for a drift, over one of 0. */
function support(steps: Steps, k: number, drift: number): number {
  return drift * (2 * (steps.gains[k] ?? 0) - drift * (steps.runs[k] ?? 0))
}

function supportGoing(steps: Steps, drift: number): number {
  return support(steps, steps.count, drift) - drift ** 2 * steps.idleRun
}

/** The stall may have come after any point: the log of the sum over all of them, the steps after it at a trickle. */
function logStalled(steps: Steps, stalledAfter: number[], drift: number, sharpness: number): number {
  const trickle = drift * STALLED_PACE
  let top = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const [k, weight] of stalledAfter.entries()) {
    const log = weight + sharpness * (support(steps, k, drift) - support(steps, k, trickle))
    if (log > top) {
      sum = sum * Math.exp(top - log) + 1
      top = log
    } else if (log > Number.NEGATIVE_INFINITY) sum += Math.exp(log - top)
  }
  return top + Math.log(sum) + sharpness * support(steps, steps.count, trickle)
}

/** Tempos evenly spaced on a log scale with their prior, shifted to where a goal far off the usual tempo is. */
function temposFor(done: number, shareGone: number, dated: boolean): { share: number; log: number }[] {
  const seen = Math.max(0.01, (done + 0.05) / (shareGone + 0.05))
  const [low, high] = dated ? [0.5, 2] : [0.7, 1.4]
  const shift = seen / Math.min(high, Math.max(low, seen))
  const spread = dated ? TEMPO.spread : TEMPO.openSpread
  return Array.from({ length: TEMPO_STEPS }, (_, step) => {
    const share = shift * SLOWEST * (FASTEST / SLOWEST) ** (step / (TEMPO_STEPS - 1))
    return { share, log: -0.5 * (Math.log(share / TEMPO.median) / spread) ** 2 }
  })
}
