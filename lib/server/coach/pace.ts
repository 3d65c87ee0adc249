import 'server-only'
import { paceAhead } from '@/lib/contract/forecast-pace'
import { readingAt } from '@/lib/contract/measure-reading'
import { amountWords, readingWords, standingWords } from '@/lib/contract/measure-words'
import { type Frame, viewGoal } from '@/lib/server/language/progress/frame'
import { isMeasured } from '@/lib/server/language/units'
import { bufferRates } from './buffer'
import type { GoalFacts } from './facts'
import { PERCENT, periodOf, rateWords } from './rate'

/** How fast a goal goes and has to go, in its own unit, both for the same period so that they can be compared. */
export type PaceWords = {
  pace: string | null
  need: string | null
  /** Whether the pace does not suffice, reads so, and the forecast says no other. */
  isShort: boolean
  /** Whether the need is out of reach of the pace: several times as much. */
  isFarBehind: boolean
  /** What the forecast says of being on time, where that is another thing than the rates do. */
  verdict: string | null
}

const FAR_BEHIND = 3

export function paceWords(facts: GoalFacts): PaceWords {
  const { goal, buffer } = facts
  if (goal.measure && buffer) {
    const { makes, needs } = bufferRates(goal.measure, buffer)
    const isShort = buffer.makes > 0 && buffer.makes < buffer.needs && facts.isOnPace !== true
    return {
      pace: buffer.makes > 0 ? makes : null,
      need: needs,
      isShort,
      isFarBehind: isShort && buffer.needs > FAR_BEHIND * buffer.makes,
      verdict: buffer.makes > 0 ? verdictOf(facts, buffer.makes >= buffer.needs) : null,
    }
  }
  const titled = goal.measure ? null : (titleFrame(goal, 'UTC')?.measure ?? null)
  const unit = goal.measure ?? titled ?? PERCENT
  const share = titled ? titled.target / 100 : 1
  const { pace, need } = scaled(rates(facts), share)
  // "0.3 books a week" is one in a month.
  const isSlow = titled !== null && Math.abs(need ?? pace ?? 0) < 1
  const period = isSlow ? 'month' : periodOf(need ?? pace ?? 0, unit)
  const words = (rate: number | null) => (rate === null ? null : rateWords(rate, unit, period))
  const isShort =
    pace !== null && need !== null && pace < need && words(pace) !== words(need) && facts.isOnPace !== true
  const isFarBehind = isShort && need > FAR_BEHIND * pace
  const verdict = pace === null || need === null ? null : verdictOf(facts, pace >= need || words(pace) === words(need))
  return { pace: words(pace), need: words(need), isShort, isFarBehind, verdict }
}

/** "Read 24 books", of which nothing is logged: what its title counts whole, by its share; null where that is not clear. */
export function titleFrame(goal: GoalFacts['goal'], timeZone: string): Frame | null {
  const { frame } = viewGoal(goal, timeZone)
  if (goal.rhythm || !frame?.isClear || frame.measure.kind !== 'total' || isMeasured(frame.unit)) return null
  return frame.measure.start === 0 ? frame : null
}

type Rates = { pace: number | null; need: number | null }

function scaled({ pace, need }: Rates, share: number): Rates {
  return { pace: pace === null ? null : pace * share, need: need === null ? null : need * share }
}

function verdictOf({ isOnPace }: GoalFacts, isEnough: boolean): string | null {
  if (isOnPace === null || isOnPace === isEnough) return null
  return `By the forecast it is ${isOnPace ? 'on course' : 'behind'} all the same.`
}

/** "3 of 12 books", "88 kg, from 92 to 84"; null where nothing is counted. */
export function readingLine({ goal: { measure, reading, rhythm } }: Pick<GoalFacts, 'goal'>): string | null {
  if (rhythm) return standingWords(rhythm.measure, rhythm.standing)
  return measure && reading !== null ? readingWords(measure, reading) : null
}

/** Half of what a week needs, in whole units: something to begin again with. Null where that is less than one. */
export function smallStepWords(facts: GoalFacts): string | null {
  const { measure } = facts.goal
  const half = Math.round((rates(facts).need ?? 0) / 2)
  return measure && measure.format === 'number' && half >= 1 ? amountWords(measure, half) : null
}

/** Amounts a week towards the target, of a measure or of per cent. A goal in its first days has no pace. */
function rates({ goal, today, daysSinceStart, daysLeft, pacePerWeek, neededPerWeek, forecast }: GoalFacts): Rates {
  const { measure, reading } = goal
  if (!measure) return { pace: goal.progress > 0 ? pacePerWeek : null, need: neededPerWeek }
  const way = measure.target - measure.start
  const now = reading ?? readingAt(measure, goal.progress)
  const done = (now - measure.start) * Math.sign(way)
  const left = Math.max(0, (measure.target - now) * Math.sign(way))
  return {
    pace: pacePerWeek === null || done <= 0 ? null : (paceAhead(left, forecast, today) ?? done / daysSinceStart) * 7,
    need: neededPerWeek === null || daysLeft === null ? null : (left / daysLeft) * 7,
  }
}
