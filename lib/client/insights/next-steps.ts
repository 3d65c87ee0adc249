import { dayName, dayOf, type Today, timeOf } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'
import { shortTitle } from '@/lib/contract/short-title'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { goalOfClaim } from './claim-act'
import { sourcesOfClaim } from './evidence'
import type { WeekToSet } from './week-to-set'

/** `goalId` is empty where a step is for no goal. */
export type WeekStep = { title: string; day: string; time: string; goalId: string }

/** A step as the coach puts it first, before it has a day; `due` is the day of the milestone that it is. */
export type Proposed = Pick<WeekStep, 'title' | 'goalId'> & { due?: string }

/** So much of a goal’s title says which one it is. */
const LONGEST_NAME = 40

/**
 * What the coach has put first as the title of an alert, which has no use for its quotation marks. The goal that it ends
 * with is named by the alert's link, where it has one; else by the first words of its title.
 */
export function stepTitle(focus: string, isLinked = false): string {
  return focus
    .replace(/ \(“[^”]*”\)$/, (name) => (isLinked ? '' : name))
    .replace(/[“”]/g, '')
    .replace(/\(([^()]+)\)$/, (_, name: string) => `(${shortTitle(name, LONGEST_NAME)})`)
    .slice(0, limits.title)
    .trim()
}

type Focus = Pick<WeeklyInsight, 'nextWeekFocus' | 'evidence'>

/** What the coach has put first for the week to come, each with the goal that it is about; the same is said once. */
export function proposedSteps(week: Focus, goals: readonly Goal[]): Proposed[] {
  const steps = week.nextWeekFocus.map((_, at) => stepOf(week, at, goals))
  return steps.filter((step, at) => steps.findIndex((other) => isSame(step, other)) === at)
}

/** One of them, by its place. */
export function stepOf({ nextWeekFocus, evidence }: Focus, at: number, goals: readonly Goal[]): Proposed {
  const goal = goalOfClaim(sourcesOfClaim(evidence, 'nextWeekFocus', at), goals)
  const focus = nextWeekFocus[at] ?? ''
  const due = goal?.milestones.find(({ title, isCompleted }) => !isCompleted && focus.includes(title))?.targetDate
  return { title: stepTitle(focus, goal !== null), goalId: goal?.id ?? '', ...(due && { due }) }
}

type Alert = Pick<Reminder, 'title' | 'goalId' | 'scheduledFor' | 'repeat'>

/**
 * The open alert that makes a step needless: one of the same words, or one that its goal has in the week of the steps already.
 * One that repeats says nothing of the goal's next step.
 */
export function alertOfStep<A extends Alert>(
  step: Proposed,
  alerts: readonly A[],
  { timeZone }: Pick<Today, 'timeZone'>,
  { monday }: Pick<WeekToSet, 'monday'>,
): A | null {
  const isToCome = ({ scheduledFor }: A) => {
    const day = dayOf(scheduledFor, timeZone)
    return day >= monday && day < addDays(monday, 7)
  }
  return (
    alerts.find(({ title, goalId }) => isSame(step, { title, goalId: goalId ?? '' })) ??
    alerts.find((one) => step.goalId !== '' && one.goalId === step.goalId && one.repeat === null && isToCome(one)) ??
    null
  )
}

/** `30 Nov, 10:00`. */
function dayAndTime({ scheduledFor }: Alert, { today, timeZone }: Today): string {
  return `${dayName(dayOf(scheduledFor, timeZone), today)}, ${timeOf(scheduledFor, timeZone)}`
}

/** When the alert of a step comes; by its own title where that is another: it may be for another step of the goal. */
export function alertWords(step: Proposed, alert: Alert, now: Today): string {
  const { title, goalId } = alert
  const when = dayAndTime(alert, now)
  return isSame(step, { title, goalId: goalId ?? '' }) ? `Alert ${when}` : `Alert “${title}”, ${when}`
}

/** What would have been put first, and is an alert already: how many of the three, and which. */
export function alertsThere(alerts: readonly Alert[], now: Today): string {
  const each = [...new Set(alerts)].map((alert) => `“${alert.title}” (${dayAndTime(alert, now)})`)
  const count = ['', 'One of three is', 'Two of three are'][each.length] ?? 'All three are'
  return `${count} set already: ${each.join(', ')}.`
}

/** What the fields of the steps are there for: so many are `offered` beside those that are `there` already. */
export function stepsWords(offered: number, there: number): string {
  if (offered > 1) return 'Each becomes an alert at its time. Leave one empty to set fewer.'
  const step = there < DAYS.length ? 'The third step' : 'One more step'
  return `${step} becomes an alert at its time. Leave the field empty to set none.`
}

/** Of two that name their goals these are the same, too; the title of a goal that ends the words is none of the step's. */
function isSame(one: Proposed, other: Proposed): boolean {
  const isApart = one.goalId !== '' && other.goalId !== '' && one.goalId !== other.goalId
  return !isApart && wordsOf(one.title) === wordsOf(other.title)
}

function wordsOf(title: string): string {
  const words = title.toLowerCase().replace(/[“”"'’.…]/g, '')
  return (words.replace(/\s*\([^()]*\)\s*$/, '') || words).replace(/\s+/g, ' ').trim()
}

/** Monday, Wednesday and Friday of a week that is to come; of one that runs, from tomorrow on. */
const DAYS = [0, 2, 4]
/** When a step comes that nobody gave a time. */
export const MORNING = '09:00'

/**
 * The three of a week as they are offered, from what the coach has put first: on three days of it, or earlier in it on the
 * day that a milestone is due. Of those that are alerts already the places are taken, but for one.
 */
export function stepsOfWeek(
  proposed: readonly Proposed[],
  { today }: Pick<Today, 'today'>,
  { monday }: Pick<WeekToSet, 'monday'>,
  there = 0,
): WeekStep[] {
  const first = monday > today ? monday : addDays(today, 1)
  return DAYS.slice(0, Math.max(1, DAYS.length - there)).map((after, at) => {
    const { due, ...step } = proposed[at] ?? { title: '', goalId: '' }
    const day = addDays(first, after)
    const isBefore = due !== undefined && due >= first && due < day
    return { ...step, day: isBefore ? due : day, time: MORNING }
  })
}
