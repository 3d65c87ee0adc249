import { counted, dayName, weekdayNames } from '@/lib/client/time/calendar'
import { daysBetween, weekdayOf } from '@/lib/contract/calendar'
import type { MonthlyInsight } from '@/lib/contract/look-back'

type Told = Pick<MonthlyInsight, 'from' | 'to' | 'daysWritten' | 'checkIns' | 'energy' | 'goals'> & {
  before: Pick<MonthlyInsight['before'], 'energy'>
}

/** Words that stay on one line. */
const together = (words: string) => words.replaceAll(' ', '\u00a0')

/** A month in a headline and, where there is more to tell, a line under it. Of a running one so far, beside the same days. */
export function monthWords(month: Told, isRunning = false): [headline: string, rest: string] {
  const { daysWritten, checkIns, from, to } = month
  const acts = [
    daysWritten > 0 && `wrote on ${daysWritten} of ${counted(daysBetween(from, to) + 1, 'day')}`,
    checkIns > 0 && `checked in ${checkIns === 1 ? 'once' : `${checkIns} times`}`,
  ].filter(Boolean)
  const soFar = isRunning ? ' so far' : ''
  const rest = [energyWords(month, isRunning), goalWords(month)].filter(Boolean).join(' ')
  return [
    acts.length > 0 ? `You ${acts.join(' and ')}${soFar}.` : `You wrote nothing and did not check in${soFar}.`,
    rest,
  ]
}

function energyWords({ energy, before }: Told, isRunning: boolean): string {
  if (energy === null) return ''
  const average = `Your energy averaged ${energy.toFixed(1)}`
  if (before.energy === null) return `${average}.`
  const change = Math.round((energy - before.energy) * 10) / 10
  const than = isRunning ? 'the same days of the month before' : 'the month before'
  if (change === 0) return `${average}, ${isRunning ? 'as in' : 'the same as'} ${than}.`
  return `${average}, ${Math.abs(change).toFixed(1)} ${change > 0 ? 'above' : 'below'} ${than}.`
}

/** Those that stand elsewhere than before, or are completed: of others there was only talk. */
export function movedGoals(goals: MonthlyInsight['goals']): MonthlyInsight['goals'] {
  return goals.filter(({ from, to, isCompleted }) => isCompleted || from !== to)
}

function goalWords({ goals: all }: Told): string {
  const goals = movedGoals(all)
  const done = goals.filter(({ isCompleted }) => isCompleted)
  if (goals.length === 0) return ''
  const [only] = done
  const told = only && done.length === 1 ? `“${only.title}”` : ''
  if (done.length === goals.length) return `You completed ${told || counted(done.length, 'goal')}.`
  const moved = `${counted(goals.length, 'goal')} moved`
  if (done.length === 0) return `${moved}.`
  return `${moved}; you completed ${told || together(`${done.length} of them`)}.`
}

/** The picture of a month's energy in words: its highest and its lowest day. Empty where all are alike. */
export function energyPicture(days: MonthlyInsight['days'], today: string): string {
  const means = days.map(({ mean }) => mean)
  const [high, low] = [Math.max(...means), Math.min(...means)]
  if (days.length < 2 || high === low) return ''
  const at = (mean: number) => {
    const alike = days.filter((day) => day.mean === mean)
    const named = listed(alike.map(({ date }) => dayName(date, today)))
    return `${Number(mean.toFixed(1))} on ${alike.length <= MOST_NAMED ? named : `${alike.length} days`}`
  }
  return `Your energy reached ${at(high)}, and fell to ${at(low)}.`
}

/** More days than these are counted, not named. */
const MOST_NAMED = 3

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Fewer days written tell nothing of weekdays. */
const LEAST_DAYS = 7

/** The average energy of each weekday from Monday on, by the days that were written on; empty where these are few. */
export function energyByWeekday(days: MonthlyInsight['days']): { name: string; energy: number | null; days: number }[] {
  if (days.length < LEAST_DAYS) return []
  return weekdayNames.map((name, at) => {
    const own = days.filter(({ date }) => weekdayOf(date) === at + 1)
    const sum = own.reduce((total, { mean }) => total + mean, 0)
    return { name, energy: own.length === 0 ? null : Math.round((sum / own.length) * 10) / 10, days: own.length }
  })
}
