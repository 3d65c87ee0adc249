import 'server-only'
import { linearRegression, mean } from 'simple-statistics'
import { drawDays } from './draw-days'

/** How many plans that could have been drawn as well the one that was drawn is compared with. */
const DRAWS = 999
/** Fewer days than these on a side tell nothing. */
const FEWEST_EACH = 4

type Day = { on: boolean; outcome: number | null }

/** Means on the days planned on and off, and how likely chance alone makes as large a difference. */
export type Weighed = { on: number; off: number; difference: number; odds: number; n: number; missing: number }

/**
 * Compares the days by the plan as it was drawn, whatever was done on them. The straight line through all of them is
 * taken off first; then the very way of drawing is repeated, and `odds` is how often it makes a difference at least as
 * large: were the deed without effect, any of those plans would have found the same outcomes. Null where too few days
 * have an outcome. Days without one are left out of both.
 */
export function weighDays(days: readonly Day[], seed: number): Weighed | null {
  const known = days.flatMap(({ on, outcome }, at) => (outcome === null ? [] : [{ on, outcome, at }]))
  const sideOf = (isOn: boolean) => known.filter(({ on }) => on === isOn).map(({ outcome }) => outcome)
  const [on, off] = [sideOf(true), sideOf(false)]
  if (Math.min(on.length, off.length) < FEWEST_EACH) return null
  const { m, b } = linearRegression(known.map(({ at, outcome }) => [at, outcome]))
  const rest = known.map(({ at, outcome }) => ({ at, left: outcome - (m * at + b) }))
  const times = known.map(({ at }) => at - mean(known.map((day) => day.at)))
  const drawn = contrast(
    rest,
    times,
    days.map((day) => day.on),
  )
  let asLarge = 1
  for (let draw = 1; draw <= DRAWS; draw++) {
    // Equal ones must count as equal, however their sums were rounded.
    if (contrast(rest, times, drawDays(days.length, seed + draw)) >= drawn - 1e-9) asLarge++
  }
  const [onMean, offMean] = [mean(on), mean(off)]
  return {
    on: onMean,
    off: offMean,
    difference: onMean - offMean,
    odds: asLarge / (DRAWS + 1),
    n: known.length,
    missing: days.length - known.length,
  }
}

/** How far a plan goes with what the line leaves, of what of the plan itself is no line: grows with the t of its effect. */
function contrast(
  rest: readonly { at: number; left: number }[],
  times: readonly number[],
  plan: readonly boolean[],
): number {
  let [on, withRest, withTime, ofTime] = [0, 0, 0, 0]
  for (const [index, { at, left }] of rest.entries()) {
    const time = times[index] ?? 0
    ofTime += time * time
    if (!plan[at]) continue
    on++
    withRest += left
    withTime += time
  }
  const own = on - (on * on) / rest.length - (withTime * withTime) / ofTime
  return own < 1e-9 ? 0 : withRest / Math.sqrt(own)
}

/** Chance alone finds as much in one of twenty experiments. */
const SURE = 0.05

/** Whether the days on were better by more than chance is likely to make them. */
export function isFound({ odds, difference }: Weighed): boolean {
  return odds <= SURE && difference > 0
}

/** Whether the days on were worse by more than chance is likely to make them. */
export function isHarm({ odds, difference }: Weighed): boolean {
  return odds >= 1 - SURE && difference < 0
}
