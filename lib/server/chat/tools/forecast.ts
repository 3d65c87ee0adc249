import 'server-only'
import { z } from 'zod'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import { shareOf } from '@/lib/contract/measure-reading'
import { amountWords } from '@/lib/contract/measure-words'
import { oddsWords } from '@/lib/contract/odds-words'
import { calendarDate, requiredText } from '@/lib/contract/text'
import type { GoalRecord } from '@/lib/server/coach/context'
import { endOfDay } from '@/lib/server/coach/dates'
import { goalFacts } from '@/lib/server/coach/facts'
import { goalOutlook } from '@/lib/server/coach/outlook'
import { paceWords } from '@/lib/server/coach/pace'
import { escapeLine } from '@/lib/server/coach/prompts/fence'
import { goalNamed } from './named-rows'
import { defineLookingTool, type RecordScope } from './tool'

const whatIf = z
  .object({
    targetDate: calendarDate.optional(),
    perWeek: z.number().positive().max(1e9).optional(),
    pauseDays: z.int().min(1).max(366).optional(),
  })
  .strict()

export const forecastTool = defineLookingTool({
  name: 'forecast',
  description:
    "When a goal will be done, and the chance that it is on time, computed from its own course. what_if: another targetDate; perWeek, what would be added a week from now on in the goal's unit (percentage points where it has none); pauseDays, a break first.",
  input: z.object({ goal: requiredText(200), what_if: whatIf.optional() }),
  async run(scope, { goal: name, what_if }) {
    const goal = await goalNamed(scope, name)
    const lines = [
      escapeLine(goal.title),
      ...courseLines(scope, goal),
      ...(what_if ? ifLines(scope, goal, what_if) : []),
    ]
    const ref = { kind: 'goal', id: goal.id } as const
    return {
      lines,
      looked: {
        tool: 'forecast',
        words: `Looked at the forecast of “${goal.title}”`,
        from: null,
        to: null,
        rows: 1,
        refs: [ref],
      },
    }
  },
})

function courseLines({ context: { now, timeZone } }: RecordScope, goal: GoalRecord): string[] {
  const { completionPrediction, forecast } = goalOutlook(goal, endOfDay(dateIn(timeZone, now), timeZone), timeZone)
  const { pace, need } = paceWords(goalFacts(goal, now, timeZone))
  return [
    `as it stands: ${completionPrediction}`,
    `target date: ${goal.targetDate ?? 'none'}; expected ${forecast.expectedDate ?? 'unknown'}, earliest ${forecast.earliestDate ?? 'unknown'}, latest ${forecast.latestDate ?? 'unknown'}; chance on time ${goal.targetDate ? chance(forecast.probabilityOnTime) : 'none: it has no target date'}`,
    `pace ${pace ?? 'unknown'}, needed ${need ?? (goal.targetDate ? 'unknown' : 'nothing: it has no target date')}`,
  ]
}

function ifLines(
  { context: { now, timeZone } }: RecordScope,
  goal: GoalRecord,
  { targetDate = goal.targetDate ?? undefined, perWeek, pauseDays = 0 }: z.output<typeof whatIf>,
): string[] {
  const today = dateIn(timeZone, now)
  const start = addDays(today, pauseDays)
  const { left, unit } = wayLeft(goal)
  const lines = [
    `what if${targetDate ? ` by ${targetDate}` : ''}${pauseDays ? `, after ${pauseDays} days of pause` : ''}:`,
  ]
  if (perWeek !== undefined) {
    const arrival = addDays(start, Math.ceil((left / perWeek) * 7))
    lines.push(`at ${unit(perWeek)} a week from ${start} on, ${unit(left)} left are done on ${arrival}`)
    if (targetDate)
      lines.push(arrival <= targetDate ? 'that is on time' : `that is ${daysBetween(targetDate, arrival)} days late`)
  } else if (targetDate && pauseDays === 0) {
    const { forecast } = goalOutlook({ ...goal, targetDate }, endOfDay(dateIn(timeZone, now), timeZone), timeZone)
    lines.push(`chance on time ${chance(forecast.probabilityOnTime)}`)
  }
  const days = targetDate ? daysBetween(start, targetDate) : 0
  if (days > 0) lines.push(`needed from ${start} on: ${unit((left / days) * 7)} a week`)
  return lines
}

/** What is left of a goal, in its own unit or in percentage points. */
function wayLeft({ measure, reading, progress }: GoalRecord): { left: number; unit: (amount: number) => string } {
  if (!measure || reading === null) return { left: 100 - progress, unit: (amount) => `${rounded(amount)} points` }
  const left = shareOf(measure, reading) >= 1 ? 0 : Math.abs(measure.target - reading)
  return { left, unit: (amount) => amountWords(measure, rounded(amount)) }
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100
}

function chance(probability: number | null): string {
  return probability === null ? 'unknown: too little to go on' : oddsWords(probability)
}
