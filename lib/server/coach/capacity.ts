import 'server-only'

/** A dated goal of the past: what was given to it and what it took, in days. One that is not done yet took this long so far. */
export type PastGoal = { given: number; took: number; isDone: boolean }

/** How long a person's goals take beside what they give them. */
export type Capacity = {
  /** The chance (0–1) to be done within so many times the days given, where `gone` times of them have passed already. */
  chanceWithin(times: number, gone?: number): number
  /** The fewest times the days given with at least that chance, to a twentieth; null where no span up to eight times has it. */
  timesFor(chance: number, gone?: number): number | null
}

type Hypothesis = { centre: number; scale: number; weight: number }

/** Before one's own past speaks: plans are on the bold side (log of 1.2 times), and people differ by much. */
const CENTRE = { mean: 0.2, deviation: 0.6 }
/** The logistic scale of one person's goals, log-normal. */
const SCALE = { median: 0.2, deviation: 0.5 }
const CENTRES = Array.from({ length: 61 }, (_, at) => -2 + at * 0.075)
const SCALES = Array.from({ length: 9 }, (_, at) => 0.06 * 1.42 ** at)
/** Of goals that are neither done nor open, in terms of goals seen: one in ten is given up. */
const DONE_BEFORE = 9
const DROPPED_BEFORE = 1
const MOST_TIMES = 8

/**
 * Learns from a person's own dated goals how long the next one takes. The share "took over given" is log-logistic with a
 * centre and a scale of this person's own, unknown both: a prior over them yields to the goals that were done and, as
 * right-censored ones, to those that are open past their date (the accelerated failure time model of J. D. Kalbfleisch and
 * R. L. Prentice, "The Statistical Analysis of Failure Time Data", 2nd edition, 2002, chapter 3). What was dropped lowers
 * every chance alike.
 */
export function learnCapacity(past: readonly PastGoal[], dropped: number): Capacity {
  const hypotheses = weigh(past)
  const done = past.filter(({ isDone }) => isDone).length
  const everDone = (done + DONE_BEFORE) / (done + dropped + DONE_BEFORE + DROPPED_BEFORE)
  function chanceWithin(times: number, gone = 0): number {
    if (times <= gone) return 0
    let [by, until] = [0, 0]
    for (const { centre, scale, weight } of hypotheses) {
      const passed = gone > 0 ? doneBy(Math.log(gone), centre, scale) : 0
      by += weight * (doneBy(Math.log(times), centre, scale) - passed)
      until += weight * (1 - passed)
    }
    // Of what is not done yet: to be done by then, over being open still or dropped.
    return (everDone * by) / (everDone * until + 1 - everDone)
  }
  function timesFor(chance: number, gone = 0): number | null {
    for (let twentieths = 1; twentieths <= MOST_TIMES * 20; twentieths++) {
      if (chanceWithin(twentieths / 20, gone) >= chance) return twentieths / 20
    }
    return null
  }
  return { chanceWithin, timesFor }
}

function weigh(past: readonly PastGoal[]): Hypothesis[] {
  const seen = past.map(({ given, took, isDone }) => ({ log: Math.log(Math.max(0.02, took / given)), isDone }))
  const logs = CENTRES.flatMap((centre) =>
    SCALES.map((scale) => {
      const prior =
        -(((centre - CENTRE.mean) / CENTRE.deviation) ** 2) / 2 -
        (Math.log(scale / SCALE.median) / SCALE.deviation) ** 2 / 2
      const likelihood = seen.reduce((sum, { log, isDone }) => sum + logLikelihood(log, isDone, centre, scale), 0)
      return { centre, scale, log: prior + likelihood }
    }),
  )
  const top = logs.reduce((most, { log }) => Math.max(most, log), Number.NEGATIVE_INFINITY)
  const total = logs.reduce((sum, { log }) => sum + Math.exp(log - top), 0)
  return logs.map(({ centre, scale, log }) => ({ centre, scale, weight: Math.exp(log - top) / total }))
}

function doneBy(log: number, centre: number, scale: number): number {
  return 1 / (1 + Math.exp((centre - log) / scale))
}

function logLikelihood(log: number, isDone: boolean, centre: number, scale: number): number {
  const z = (log - centre) / scale
  const open = Math.log1p(Math.exp(-Math.abs(z))) + Math.max(0, z)
  // The density of the logistic distribution, or that of being open still.
  return isDone ? z - 2 * open - Math.log(scale) : -open
}
