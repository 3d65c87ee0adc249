import 'server-only'
import type { ExperimentDay, Verdict } from '@/lib/contract/experiment'
import { isFound, isHarm, type Weighed, weighDays } from './weigh-days'

type Judged = { action: string; outcome: string; seed: number; days: readonly ExperimentDay[]; isLessBetter: boolean }

/** One sentence on what came of an experiment, with its odds; that it cannot tell is one, too. */
export function verdictOn({ action, outcome, seed, days, isLessBetter }: Judged): Verdict {
  const turned = (value: number) => (isLessBetter ? -value : value)
  const weighed = weighDays(
    days.map((day) => ({ on: day.on, outcome: day.outcome === null ? null : turned(day.outcome) })),
    seed,
  )
  const n = days.filter((day) => day.outcome !== null).length
  const missing = days.length - n
  if (!weighed) {
    const words = `Cannot tell: only ${n} of ${days.length} days have an outcome.`
    return { words, difference: null, odds: null, n, missing }
  }
  const what = outcome === 'energy' ? 'energy' : 'the value'
  const sides = `${what} was ${shown(turned(weighed.on))} on the days on and ${shown(turned(weighed.off))} on the others`
  return {
    words: `${judgement(weighed, action)}: ${sides}. ${oddsWords(weighed.odds)}${missingWords(missing)}`,
    difference: Number(weighed.difference.toFixed(3)),
    odds: weighed.odds,
    n,
    missing,
  }
}

function judgement(weighed: Weighed, action: string): string {
  if (isFound(weighed)) return `“${action}” helps`
  return isHarm(weighed)
    ? `“${action}” does not help, rather the other way round`
    : `Cannot tell whether “${action}” helps`
}

function oddsWords(odds: number): string {
  const of100 = Math.round(100 * odds)
  const times = of100 < 1 ? 'less than 1' : String(of100)
  return `Chance alone makes as much in ${times} of 100 such plans.`
}

function missingWords(missing: number): string {
  return missing === 0 ? '' : ` ${missing === 1 ? '1 day has' : `${missing} days have`} no outcome.`
}

function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 })
}
