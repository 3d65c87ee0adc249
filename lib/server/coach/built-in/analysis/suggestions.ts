import 'server-only'
import { readyWords } from '@/lib/contract/goal-ready'
import { isPaused } from '@/lib/contract/pause'
import type { InsightGoal, RhythmRecord } from '../../context'
import type { GoalFacts } from '../../facts'
import { type Sheet, STOP } from '../../goal-sheet'
import { cautionFor } from '../descriptions/caution'
import { type Claim, goalRef, quoted } from './claim'

/** After so many days without a check-in a smaller step helps more than the old pace. */
export const SILENT_DAYS = 14
const MOST = 4
/** Fewer periods say little of whether a rhythm holds. */
const TOLD = 3

type SuggestionInput = { goal: InsightGoal; facts: GoalFacts; sheet: Sheet }

/**
 * Two to four things to do about a goal, the most pressing first, each computed: a date that fits the pace, a smaller
 * step after a silence, the next milestone with its day, and what the goal lacks to be forecast. They stand under the goal's title and call it "it".
 */
export function suggestionsFor(input: SuggestionInput): Claim[] {
  const { goal, sheet } = input
  const about = (text: string | null): Claim[] => (text ? [{ text, refs: [goalRef(goal)] }] : [])
  if (goal.isCompleted)
    return ['Write down what helped, while you remember it.', 'Choose what comes next.'].flatMap(about)
  if (goal.droppedAt !== null) return ['Nothing is due.', 'Bring it back when its time comes.'].flatMap(about)
  if (isPaused(goal, input.facts.today))
    return ['It rests: nothing is due.', 'Resume it whenever you like: one press does it.'].flatMap(about)
  if (input.facts.isReady)
    return [`Complete it: ${lowered(readyWords(goal))}`, 'Write down what helped, while you remember it.'].flatMap(
      about,
    )
  const timing = goal.rhythm
    ? rhythmTiming(goal.rhythm, input.facts)
    : goal.targetDate
      ? datedTiming(input)
      : { text: 'Set a date, so that you can see whether the pace is enough.', isUrgent: false }
  const step = smallerStep(input)
  return [
    ...about(cautionFor(goal)),
    ...about(timing.isUrgent ? timing.text : null),
    ...about(step),
    // What the step has named with its day is not named again.
    ...(step ? [] : milestoneClaim(input)),
    ...about(timing.isUrgent ? null : timing.text),
    ...about(
      goal.milestones.length === 0 && !goal.measure && !goal.rhythm
        ? 'Add a first milestone, so that you can tick off a step.'
        : null,
    ),
    ...about(step ? null : `Tell your coach what you did by ${sheet.inAWeek}.`),
  ].slice(0, MOST)
}

function lowered(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

type Timing = { text: string; isUrgent: boolean }

function datedTiming({ facts, sheet }: SuggestionInput): Timing {
  const { date, newDate, newDateOdds, expected, pace, need, left } = sheet
  const urgent = (text: string): Timing => ({ text, isUrgent: true })
  // One rule for every goal, told with its chance: the nearest date by which it is likely done, else the last foreseen.
  // The pace alone says an earlier day, which stands beside it.
  const odds = newDateOdds ? `, when ${oddsThen(newDateOdds)}` : ''
  const move = newDate && `Move the date to ${newDate}${odds}.`
  if (facts.isOverdue) {
    // A date that is told with its chance has no second one beside it.
    const about = expected && expected !== newDate && !odds ? ` At this pace you finish about ${expected}.` : ''
    return urgent(move && pace ? `${move}${about}` : 'Set a new date for it, or close it.')
  }
  if (sheet.isDue) return urgent('It is due today. Write down what is still open.')
  if (need === null) return urgent(`It is due in ${left}. Write down what is still open.`)
  if (pace === null) return { text: `Plan ${need}, which is what ${date} takes.`, isUrgent: false }
  if (sheet.isShort === null) {
    // One figure: what the date takes is what other lines of the goal say it needs.
    const isEnough = facts.isOnPace && !sheet.verdict ? 'is enough for' : 'is just what it takes for'
    return { text: `Keep going, ${need} ${isEnough} ${date}.`, isUrgent: false }
  }
  const raise = `Raise the pace from ${pace} to ${need}`
  return urgent(move && sheet.isLate ? `${raise}, or ${lowered(move)}` : `${raise}.`)
}

/** How sure a new date is. One that is the last likely day of a goal that goes on says what its lower chance counts in. */
function oddsThen(odds: string): string {
  if (!odds.endsWith(STOP)) return `the chance that it is done is ${odds}, slower weeks counted in`
  const chance = odds.slice(0, -STOP.length)
  return `it is very likely done if you keep it up; as it may also come to a stop, the chance is ${chance}`
}

/** A rhythm has no day to arrive on: what counts is the rest of its week, and that it asks for what can be kept. */
function rhythmTiming({ measure, standing }: RhythmRecord, { isOverdue, daysLeft }: GoalFacts): Timing {
  const { done, of } = standing
  if (isOverdue || daysLeft === 0)
    return { text: 'Its days are over: call it done, or give it a new date.', isUrgent: true }
  if (of >= TOLD && 2 * done <= of && measure.times > 1) {
    return { text: `Ask for fewer times a ${measure.per} until it holds.`, isUrgent: true }
  }
  if (measure.per === 'day') return { text: 'Tie it to something that happens every day.', isUrgent: false }
  const isDone = standing.now >= measure.times
  const rest = isDone
    ? `This ${measure.per} is done.`
    : `Decide today on which days you do the rest of this ${measure.per}.`
  return { text: rest, isUrgent: false }
}

function smallerStep({ facts, sheet }: SuggestionInput): string | null {
  const silence = facts.daysSinceCheckIn ?? facts.daysSinceStart
  if (silence < SILENT_DAYS || (facts.goal.rhythm && facts.isOverdue)) return null
  const since =
    facts.daysSinceCheckIn === null ? `No check-in yet after ${sheet.age}.` : `No check-in for ${sheet.silent}.`
  const smallest = facts.goal.rhythm
    ? 'once'
    : `the smallest part of ${facts.nextMilestone ? quoted(facts.nextMilestone) : 'it'}`
  const step = sheet.smallStep ?? smallest
  return `${since} Start with a smaller step: ${step} by ${sheet.inAWeek}, and tell your coach then.`
}

function milestoneClaim({ goal, facts, sheet }: SuggestionInput): Claim[] {
  const { nextMilestone: next } = facts
  if (next === null) return []
  return [{ text: `Next is ${quoted(next)}. Aim for ${sheet.nextBy}.`, refs: [goalRef(goal, next)] }]
}
