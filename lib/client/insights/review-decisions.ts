import { counted, dayName, dayOf, type Today, timeOf } from '@/lib/client/time/calendar'
import { addDays, mondayOf } from '@/lib/contract/calendar'
import { type DecisionKind, decisionKinds } from '@/lib/contract/decision-kinds'
import type { Goal, GoalPatch } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { limits } from '@/lib/contract/limits'
import { targetOf } from '@/lib/contract/measure-reading'
import { isPaused } from '@/lib/contract/pause'
import type { Decided, WeekReview } from '@/lib/contract/week-review'

/** What the weekly review can decide about a goal, as its choices are named. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  keep: 'Keep',
  shrink: 'Make smaller',
  redate: 'Move date',
  pause: 'Pause',
  drop: 'Drop',
}

const done: Readonly<Record<DecisionKind, string>> = {
  keep: 'kept',
  shrink: 'made smaller',
  redate: 'moved',
  pause: 'paused',
  drop: 'dropped',
}

/** How many goals each decision was made about. */
export function countDecisions(made: Iterable<DecisionKind>): Decided {
  const counts = { keep: 0, shrink: 0, redate: 0, pause: 0, drop: 0 }
  for (const kind of made) counts[kind]++
  return counts
}

/** `7 kept, 1 moved`: what a review decided; empty where there was no goal. */
export function decidedWords(decided: Decided): string {
  return decisionKinds
    .filter((kind) => decided[kind] > 0)
    .map((kind) => `${decided[kind]} ${done[kind]}`)
    .join(', ')
}

/** What was decided about a goal, as it stands by now. */
export function choiceWords(kind: DecisionKind, { targetDate, pausedUntil }: Goal, { today }: Today): string {
  const day = kind === 'redate' ? targetDate : kind === 'pause' ? pausedUntil : null
  const link = kind === 'pause' ? 'until' : 'to'
  const words = `${done[kind].charAt(0).toUpperCase()}${done[kind].slice(1)}`
  return day === null ? words : `${words} ${link} ${dayName(day, today)}`
}

/** The steps that a review has set, on the days and at the times of the user's. */
export function storedSteps({ steps = [] }: WeekReview, { timeZone }: Today): WeekStep[] {
  return steps.map(({ title, scheduledFor }) => ({
    title,
    day: dayOf(scheduledFor, timeZone),
    time: timeOf(scheduledFor, timeZone),
  }))
}

/** When the current week was gone through and what came of it, as the way into it tells. */
export function reviewedWords({ doneAt, decided, alerts }: WeekReview, { today, timeZone }: Today): string {
  const day = dayOf(doneAt, timeZone)
  const when = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : `on ${dayName(day, today)}`
  const left = [decidedWords(decided), alerts > 0 && counted(alerts, 'alert')].filter(Boolean).join(', ')
  return `Reviewed ${when}${left ? `: ${left}` : ''}.`
}

/** Why the review asks about a goal, by its course as it is told. One that is well was chosen to be decided about. */
export function reasonToDecide(course: GoalCourse | null): string {
  if (course === 'overdue') return 'Its date is over.'
  if (course === 'behind') return 'It is likelier to miss its date than to make it.'
  if (course === 'noDate') return 'It has no date yet.'
  return course === null ? 'It may miss its date.' : 'You chose to decide about it.'
}

/** A decision as the form holds it: `text` is a smaller step, a smaller target or a note; `day` a date or empty. */
export type Decision = { kind: DecisionKind; text: string; day: string }

const urgency: Record<GoalCourse, number> = { overdue: 0, behind: 1, noDate: 2, tooEarly: 3, onTrack: 4, paused: 5 }

/** The goals that a review goes through: those under way, the ones in trouble first, newest first among equals. */
export function goalsToReview(
  goals: readonly Goal[],
  courses: ReadonlyMap<string, GoalCourse>,
  { today }: Today,
): Goal[] {
  return goals
    .filter((goal) => !goal.isCompleted && goal.droppedAt === null && !isPaused(goal, today))
    .toSorted((a, b) => urgencyOf(courses.get(a.id)) - urgencyOf(courses.get(b.id)))
}

/** Whether a goal, as it is told, needs more than to be kept: not one that is on its way, or too early to tell of. */
export function asksForDecision(course: GoalCourse | null): boolean {
  return course !== 'onTrack' && course !== 'tooEarly'
}

function urgencyOf(course: GoalCourse | undefined): number {
  return urgency[course ?? 'tooEarly']
}

/** What a decision lacks, in words; null when it can be carried out. */
export function complaintOf({ kind, text, day }: Decision, goal: Goal, { today }: Today): string | null {
  if (kind === 'redate') {
    if (!day) return 'Choose the new date.'
    if (day < today) return 'Choose a date in the future.'
    return day === goal.targetDate ? 'That is its date already. Choose another one.' : null
  }
  if (kind === 'pause' && day && day <= today) return 'Choose a day in the future, or none.'
  if (kind !== 'shrink') return null
  if (!text.trim()) return targetOf(goal.measure) ? 'Enter the new target.' : 'Enter the smaller step.'
  const measure = targetOf(goal.measure)
  if (!measure) return null
  const target = Number(text)
  return Number.isFinite(target) && target !== measure.start ? null : 'Enter a number that differs from the start.'
}

/** What a decision changes in its goal; null where everything stays. `before` was decided earlier in the same review. */
export function patchOf(decision: Decision, goal: Goal, before?: DecisionKind): GoalPatch | null {
  const rested = before !== decision.kind && (before === 'pause' || before === 'drop')
  const back: GoalPatch = rested ? (before === 'pause' ? { isPaused: false } : { isDropped: false }) : {}
  const patch = { ...back, ...changeOf(decision, goal) }
  return Object.keys(patch).length > 0 ? patch : null
}

function changeOf({ kind, text, day }: Decision, goal: Goal): GoalPatch | null {
  if (kind === 'redate') return { targetDate: day }
  if (kind === 'pause') return { isPaused: true, pausedUntil: day || null }
  if (kind === 'drop') return { isDropped: true, closingNote: text.trim() }
  if (kind === 'keep') return null
  const measure = targetOf(goal.measure)
  if (measure) return { measure: { ...measure, target: Number(text) } }
  return { milestones: [{ title: text.trim() }, ...goal.milestones] }
}

export type WeekStep = { title: string; day: string; time: string }

/** What the coach has put first as the title of an alert, which has no use for its quotation marks. */
export function stepTitle(focus: string): string {
  return focus.replace(/[“”]/g, '').slice(0, limits.title).trim()
}

const DAYS = [0, 2, 4]
const MORNING = '09:00'

/**
 * Next week's three as they are offered: on its Monday, Wednesday and Friday, from what the coach has put
 * first.
 */
export function nextWeekSteps(focus: readonly string[], { today }: Today): WeekStep[] {
  const monday = addDays(mondayOf(today), 7)
  return DAYS.map((after, at) => ({
    title: stepTitle(focus[at] ?? ''),
    day: addDays(monday, after),
    time: MORNING,
  }))
}
