import { dayName, relativeDay, spanOf } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import { courseWords } from '@/lib/contract/course-words'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'
import { isReady, isUntold } from '@/lib/contract/goal-ready'
import { rhythmOf, targetOf } from '@/lib/contract/measure-reading'
import { readingWords, standingWords } from '@/lib/contract/measure-words'
import { isPaused } from '@/lib/contract/pause'
import { AWAITED } from './awaited'
import { completionSummary } from './notes'
import { nextMilestone } from './question'
import { isClose } from './risk-words'

/** What a goal stands under: its course while it is under way, else how it ended. */
export type GoalGroup = Exclude<GoalCourse, 'tooEarly'> | 'completed' | 'dropped'

const order: GoalGroup[] = ['ready', 'overdue', 'behind', 'onTrack', 'noDate', 'paused', 'completed', 'dropped']
const ended = { completed: 'Completed', dropped: 'Dropped' }

/** Where a goal under way stands; by its date alone where the server's word on it is not known. */
export function courseOf(goal: Goal, standing: RiskItem | undefined, today: string): GoalCourse {
  if (isPaused(goal, today)) return 'paused'
  if (isReady(goal)) return 'ready'
  if (standing && standing.status !== 'ready' && standing.status !== 'paused') return standing.status
  if (goal.targetDate === null) return rhythmOf(goal.measure) ? 'tooEarly' : 'noDate'
  return goal.targetDate < today ? 'overdue' : 'tooEarly'
}

/** After every date. */
const NEVER = '9999'

/** A group of goals with what it is named by: one word and count, two where some of it is too early to forecast. */
type GroupedGoals = { group: GoalGroup; names: { label: string; count: number; course?: GoalCourse }[]; goals: Goal[] }

/**
 * The goals in their groups, the most pressing first; groups without one are left out. Within a group the nearest date
 * comes first, what has none last, else they keep their order; of the completed ones the newest comes first. What is too
 * early to forecast stands last under On track, which says so.
 */
export function groupGoals(
  goals: readonly Goal[],
  standings: ReadonlyMap<string, RiskItem>,
  today: string,
): GroupedGoals[] {
  const groups = new Map<GoalGroup, Goal[]>()
  for (const goal of goals) {
    const group = groupOf(goal, standings.get(goal.id), today)
    groups.set(group, [...(groups.get(group) ?? []), goal])
  }
  return order.flatMap((group): GroupedGoals[] => {
    const members = groups.get(group)
    if (!members) return []
    if (group === 'completed') members.sort((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''))
    else members.sort((a, b) => (a.targetDate ?? NEVER).localeCompare(b.targetDate ?? NEVER))
    if (group === 'completed' || group === 'dropped')
      return [{ group, names: [{ label: ended[group], count: members.length }], goals: members }]
    const label = courseWords[group]
    if (group !== 'onTrack')
      return [{ group, names: [{ label, count: members.length, course: group }], goals: members }]
    const isEarly = (goal: Goal) => courseOf(goal, standings.get(goal.id), today) === 'tooEarly'
    const early = members.filter(isEarly)
    const told = members.filter((goal) => !isEarly(goal))
    const names = [
      { label, count: told.length, course: group },
      { label: courseWords.tooEarly, count: early.length, course: 'tooEarly' as const },
    ]
    return [{ group, names: names.filter(({ count }) => count > 0), goals: [...told, ...early] }]
  })
}

/** What a group's name leaves to say, where a risk stands beside its goals: no more than explains these. */
export function groupNote(
  course: GoalCourse,
  members: readonly Pick<Goal, 'id'>[],
  standings: ReadonlyMap<string, RiskItem>,
): string | null {
  const levels = members.flatMap(({ id }) => standings.get(id)?.riskLevel ?? [])
  if (course === 'behind') return 'more likely late than on time'
  if (course === 'tooEarly') return AWAITED
  if (course === 'noDate')
    return levels.every((level) => level === 'low') ? null : 'the risk goes by your last check-in'
  if (course !== 'onTrack') return null
  return levels.some((level) => isClose(level, course)) ? 'likely on time; medium risk means close' : 'likely on time'
}

function groupOf(goal: Goal, standing: RiskItem | undefined, today: string): GoalGroup {
  if (goal.isCompleted) return 'completed'
  if (goal.droppedAt !== null) return 'dropped'
  const course = courseOf(goal, standing, today)
  return course === 'tooEarly' ? 'onTrack' : course
}

/** The line under a goal's title: what was counted, and the next step; how it ended. */
export function nextWords(goal: Goal): string {
  if (goal.isCompleted) return completionSummary(goal.completionNotes)
  if (goal.droppedAt !== null) return goal.closingNote
  const [target, rhythm] = [targetOf(goal.measure), rhythmOf(goal.measure)]
  const counted = target
    ? readingWords(target, goal.reading ?? target.start)
    : rhythm && goal.rhythm && standingWords(rhythm, goal.rhythm)
  const next = nextMilestone(goal)
  const step = next && `next: ${next}`
  const words = [counted, step].filter(Boolean).join(' · ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const SHORT_DAYS = 14

/** `words` after `due`, which says what they tell of: it may go where a place has no room for it. */
export type When = { due: '' | 'due '; words: string }

/** When a goal is due, was finished (which its heading says) or goes on, in a few words; empty where there is nothing to say. */
export function whenOf(goal: Goal, course: GoalCourse, today: string, finishedOn: string | null): When {
  if (goal.isCompleted) return { due: '', words: finishedWords(goal, today, finishedOn) }
  if (goal.droppedAt !== null) return { due: '', words: '' }
  if (course === 'paused')
    return { due: '', words: goal.pausedUntil ? `until ${dayName(goal.pausedUntil, today)}` : '' }
  if (goal.targetDate === null) return { due: '', words: '' }
  return { due: 'due ', words: relativeDay(goal.targetDate, today) }
}

/** The same in one piece. */
export function whenWords(goal: Goal, course: GoalCourse, today: string): string {
  const { due, words } = whenOf(goal, course, today, null)
  return `${due}${words}`
}

/** When a goal was completed, at how much where it was not whole, and after how long. */
export function finishedWords(goal: Goal, today: string, finishedOn: string | null): string {
  const early = goal.progress < 100 && !isUntold(goal) ? ` at ${goal.progress}%` : ''
  const verb = early ? 'Ended' : 'Done'
  if (!finishedOn) return early && `${verb}${early}`
  const days = daysBetween(goal.createdAt.slice(0, 'YYYY-MM-DD'.length), finishedOn)
  // A few days may be one more or less by where the person is.
  const took = days < SHORT_DAYS ? '' : `, after ${spanOf(days)}`
  return `${verb} on ${dayName(finishedOn, today)}${early}${took}`
}
