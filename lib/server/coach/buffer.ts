import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { paceAhead } from '@/lib/contract/forecast-pace'
import type { Forecast, GoalBuffer } from '@/lib/contract/goal-analysis'
import type { Measure } from '@/lib/contract/measure'
import { isReached } from '@/lib/contract/measure-reading'
import { amountWords, figureWords, unitWords } from '@/lib/contract/measure-words'
import type { GoalRecord } from './context'
import { isOnTime } from './on-time'
import { periodOf } from './rate'

/** Before that a pace is noise. */
const YOUNG_DAYS = 3
const PER_DAYS = { day: 1, week: 7, month: 30 } as const
/** Days to spare that are worth a word. */
const SPARE_DAYS = 3

/**
 * How fast a measured goal has to go to be on time, and how fast it goes, in its unit: so fast that it is done on the day
 * that its forecast names, and without one on average since its start. Null without a measure or a date
 * to come, once the target is reached, and in the first days.
 */
export function bufferOf(goal: GoalRecord, now: Date, timeZone: string, forecast: Forecast): GoalBuffer | null {
  const { measure, reading, targetDate, isCompleted } = goal
  if (!measure || reading === null || targetDate === null || isCompleted || isReached(measure, reading)) return null
  const today = dateIn(timeZone, now)
  const daysLeft = daysBetween(today, targetDate)
  const daysGone = daysBetween(startDay(goal, timeZone), today)
  if (daysLeft < 0 || daysGone < YOUNG_DAYS) return null
  const direction = Math.sign(measure.target - measure.start)
  const left = Math.abs(measure.target - reading)
  const average = (direction * (reading - measure.start)) / daysGone
  // What has made nothing is told as that, whatever its kind makes as a rule.
  const makesADay = average > 0 ? (paceAhead(left, forecast, today) ?? average) : average
  const needsADay = left / Math.max(1, daysLeft)
  const per = daysLeft < PER_DAYS.week ? 'day' : periodOf(needsADay * PER_DAYS.week, measure)
  const [needs, makes] = [needsADay * PER_DAYS[per], makesADay * PER_DAYS[per]]
  const { expectedDate } = forecast
  return {
    words: wordsOf(
      measure,
      { needs, makes, per },
      isOnTime(forecast),
      expectedDate ? daysBetween(expectedDate, targetDate) : 0,
    ),
    needs: tidy(needs),
    makes: tidy(makes),
    per,
    unit: unitWords(measure),
  }
}

/** The day of creation, or of the first value, where that was before. */
function startDay({ createdAt, values }: GoalRecord, timeZone: string): string {
  const days = [dateIn(timeZone, new Date(createdAt)), ...values.map(({ date }) => date)]
  return days.sort()[0] as string
}

/** What a measured goal makes and needs, each with its unit and period: "0.7 books a week". */
export function bufferRates(measure: Measure, { needs, makes, per }: GoalBuffer): { makes: string; needs: string } {
  const decimals = decimalsOf(needs, makes)
  const rate = (value: number) => `${amountWords(measure, roundedTo(value, decimals))} a ${per}`
  return { makes: rate(makes), needs: rate(needs) }
}

/** The rates, after the word of the forecast: where that is another than theirs it is named, and so are they. */
function wordsOf(
  measure: Measure,
  { needs, makes, per }: Pick<GoalBuffer, 'needs' | 'makes' | 'per'>,
  onTime: boolean | null,
  spare: number,
): string {
  const decimals = decimalsOf(needs, makes)
  const needed = `${amountWords(measure, roundedTo(needs, decimals))} a ${per}`
  if (makes < 0) return `Needs ${needed}, and has gone the other way so far.`
  if (makes === 0) return `Needs ${needed}, and has made none so far.`
  const isEnough = makes >= needs
  const made = figureWords(measure, roundedTo(makes, decimals))
  if (onTime === null || (!onTime && !isEnough)) return `Needs ${needed}, makes ${made}.`
  if (onTime !== isEnough)
    return `${onTime ? 'On course' : 'Behind'} by the forecast: needs ${needed}, makes ${made} while it goes on.`
  return `On course${spare >= SPARE_DAYS ? ` with ${spare} days to spare` : ''}: needs ${needed}, makes ${made}.`
}

/** So many that what is not enough does not look like enough: none from ten on, else one, or two. */
function decimalsOf(needs: number, makes: number): number {
  const first = Math.max(needs, makes) >= 10 ? 0 : 1
  return needs > makes && roundedTo(needs, first) === roundedTo(makes, first) ? 2 : first
}

function roundedTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) || Number(value.toPrecision(1))
}

function tidy(value: number): number {
  return Number(value.toPrecision(3))
}
