import { lastAnswerAt } from '@/lib/client/goals/notes'
import { counted, dayName, dayOf, spanOf, type Today, timeOf } from '@/lib/client/time/calendar'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import { type DecisionKind, decisionKinds } from '@/lib/contract/decision-kinds'
import type { Goal, GoalPatch } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { isReady } from '@/lib/contract/goal-ready'
import { targetOf } from '@/lib/contract/measure-reading'
import { amountWords, figureWords } from '@/lib/contract/measure-words'
import { goalMessages } from '@/lib/contract/messages/goals'
import { isPaused } from '@/lib/contract/pause'
import type { Choice, WeekReview } from '@/lib/contract/week-review'
import type { WeekStep } from './next-steps'
import type { WeekToSet } from './week-to-set'

/** What the weekly review can decide about a goal, as its choices are named. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  complete: 'Complete',
  keep: 'Keep',
  shrink: 'Make smaller',
  redate: 'Move date',
  pause: 'Pause',
  drop: 'Drop',
}

const done: Readonly<Record<DecisionKind, string>> = {
  complete: 'completed',
  keep: 'kept',
  shrink: 'made smaller',
  redate: 'moved',
  pause: 'paused',
  drop: 'dropped',
}

/** `7 kept, 1 moved`: what a review decided; empty where there was no goal. */
export function decidedWords(choices: readonly Choice[]): string {
  return decisionKinds
    .map((kind) => ({ kind, goals: choices.filter((one) => one.kind === kind).length }))
    .filter(({ goals }) => goals > 0)
    .map(({ kind, goals }) => `${goals} ${done[kind]}`)
    .join(', ')
}

/** What was decided about a goal, and what that changed. */
export function choiceWords({ kind, from, to }: Choice, { measure }: Goal, { today }: Today): string {
  const words = `${done[kind].charAt(0).toUpperCase()}${done[kind].slice(1)}`
  if (to === undefined) return words
  if (kind === 'pause') return `${words} until ${dayName(to, today)}`
  if (kind === 'redate')
    return from ? `${words} from ${dayName(from, today)} to ${dayName(to, today)}` : `Date set: ${dayName(to, today)}`
  const target = targetOf(measure)
  if (from === undefined || !target) return `${words}: first “${to}”`
  return `${words}: from ${figureWords(target, Number(from))} to ${amountWords(target, Number(to))}`
}

/** The steps that a review has set, on the days and at the times of the user's. */
export function storedSteps({ steps = [] }: WeekReview, { timeZone }: Today): WeekStep[] {
  return steps.map(({ title, scheduledFor, goalId }) => ({
    title,
    goalId: goalId ?? '',
    day: dayOf(scheduledFor, timeZone),
    time: timeOf(scheduledFor, timeZone),
  }))
}

/** `2 kept, 5 to go`: how far a review is among the goals that want a decision. */
export function decidedSoFar(choices: readonly Choice[], goals: readonly Pick<Goal, 'id'>[]): string {
  const left = goals.filter(({ id }) => !choices.some(({ goalId }) => goalId === id)).length
  return [decidedWords(choices), left > 0 && `${left} to go`].filter(Boolean).join(', ')
}

/** When the week was gone through and what came of it, or how far it is, as the way into it tells. */
export function reviewedWords(
  { doneAt, choices, alerts }: WeekReview,
  { today, timeZone }: Today,
  name: WeekToSet['name'],
  goals: readonly Pick<Goal, 'id'>[] = [],
): string {
  if (doneAt === null) {
    const isDecided = goals.every(({ id }) => choices.some(({ goalId }) => goalId === id))
    const left = isDecided ? `, ${name}’s three to set` : ''
    return `Begun: ${decidedSoFar(choices, goals)}${left}. Go on where you stopped.`
  }
  const day = dayOf(doneAt, timeZone)
  const when = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : `on ${dayName(day, today)}`
  const left = [decidedWords(choices), alerts > 0 && counted(alerts, 'alert')].filter(Boolean).join(', ')
  return `Reviewed ${when}${left ? `: ${left}` : ''}.`
}

/** Why the review asks about a goal, by its course as it is told; the chance stands under it. */
export function reasonToDecide(goal: Goal, course: GoalCourse | null, { today, timeZone }: Today): string {
  if (course === 'ready') return 'Only completing it is left.'
  if (course === 'overdue') return 'Its date has passed.'
  if (course === 'behind') return 'At this pace it will probably miss its date.'
  if (course === 'noDate') {
    const silent = daysBetween(lastToldOf(goal, timeZone), today)
    return silent > 0
      ? `It has no date, and you have recorded nothing new for it in ${spanOf(silent)}.`
      : 'It has no date.'
  }
  if (course !== null) return 'You chose to decide about it.'
  // Elsewhere it stands among those on track.
  return 'On track, but only just.'
}

/** A decision as the form holds it: `text` is a smaller step, a smaller target or a note; `day` a date or empty. */
export type Decision = { kind: DecisionKind; text: string; day: string }

const urgency: Record<GoalCourse, number> = {
  ready: 0,
  overdue: 1,
  behind: 2,
  noDate: 3,
  tooEarly: 4,
  onTrack: 5,
  paused: 6,
}

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

const SILENT_DAYS = 28

/**
 * Whether a goal, as it is told, needs more than to be kept: not one that is on its way, or too early to forecast, nor one
 * without a date of which something is told now and then: it may have none by nature.
 */
export function asksForDecision(goal: Goal, course: GoalCourse | null, { today, timeZone }: Today): boolean {
  if (course !== 'noDate') return course !== 'onTrack' && course !== 'tooEarly'
  return goal.measure?.kind !== 'rhythm' && lastToldOf(goal, timeZone) < addDays(today, -SILENT_DAYS)
}

/** The day on which something was told of a goal last, or it was made. */
function lastToldOf({ progressNotes, createdAt }: Goal, timeZone: string): string {
  return dayOf(lastAnswerAt(progressNotes) ?? createdAt, timeZone)
}

function urgencyOf(course: GoalCourse | undefined): number {
  return urgency[course ?? 'tooEarly']
}

/** What a decision lacks, in words; null when it can be carried out. */
export function complaintOf({ kind, text, day }: Decision, goal: Goal, { today }: Today): string | null {
  if (kind === 'redate') {
    if (!day) return 'Choose the new date.'
    if (day < today) return goalMessages.field.dayPassed
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
export function patchOf(decision: Decision, goal: Goal, before?: Choice): GoalPatch | null {
  const back = before ? takenBack(before, goal, decision.kind) : {}
  const patch = { ...back, ...changeOf(decision, goal, back.milestones ?? goal.milestones) }
  return Object.keys(patch).length > 0 ? patch : null
}

/** What a goal was before a decision that another one takes the place of, where it still is what that made of it. */
function takenBack({ kind, from, to }: Choice, goal: Goal, next: DecisionKind): GoalPatch {
  if (kind === 'complete') return next === 'complete' ? {} : { isCompleted: false }
  if (kind === 'pause' || kind === 'drop') {
    if (kind === next) return {}
    return kind === 'pause' ? { isPaused: false } : { isDropped: false }
  }
  if (to === undefined) return {}
  if (kind === 'redate') return goal.targetDate === to ? { targetDate: from ?? null } : {}
  if (kind !== 'shrink') return {}
  const measure = targetOf(goal.measure)
  if (measure) return from && measure.target === Number(to) ? { measure: { ...measure, target: Number(from) } } : {}
  const step = goal.milestones.find(({ title, isCompleted }) => title === to && !isCompleted)
  return step ? { milestones: goal.milestones.filter((one) => one !== step) } : {}
}

function changeOf({ kind, text, day }: Decision, goal: Goal, milestones: GoalPatch['milestones']): GoalPatch | null {
  if (kind === 'redate') return { targetDate: day }
  if (kind === 'pause') return { isPaused: true, pausedUntil: day || null }
  if (kind === 'drop') return { isDropped: true, closingNote: text.trim() }
  if (kind === 'complete') return goal.progress < 100 && isReady(goal) ? { progress: 100 } : { isCompleted: true }
  if (kind === 'keep') return null
  const measure = targetOf(goal.measure)
  if (measure) return { measure: { ...measure, target: Number(text) } }
  return { milestones: [{ title: text.trim() }, ...(milestones ?? [])] }
}

/** A decision as the week keeps it, with what the goal was before and is by it. */
export function choiceOf({ kind, text, day }: Decision, goal: Goal, before?: Choice): Choice {
  const { id: goalId, targetDate, measure } = goal
  // Of a decision that is changed, what the goal was before the first.
  const was = (now: string | undefined) => (before?.kind === kind && before.to !== undefined ? before.from : now)
  const change = (from: string | undefined, to: string) => ({ goalId, kind, ...(from !== undefined && { from }), to })
  if (kind === 'redate') return change(was(targetDate ?? undefined), day)
  if (kind === 'pause' && day) return change(undefined, day)
  if (kind !== 'shrink') return { goalId, kind }
  const target = targetOf(measure)?.target
  return change(target === undefined ? undefined : was(String(target)), text.trim())
}
