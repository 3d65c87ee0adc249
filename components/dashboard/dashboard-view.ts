import { dayName, relativeDay } from '@/lib/client/time/calendar'
import type { Ask } from '@/lib/contract/ask'
import { coachLabel } from '@/lib/contract/coaches'
import type { DashboardGoal, DashboardSummary } from '@/lib/contract/dashboard'
import { type GoalCourse, goalCourses } from '@/lib/contract/goal-analysis'
import { limits } from '@/lib/contract/limits'
import type { ChecklistRow } from '@/lib/contract/today'
import type { User } from '@/lib/contract/user'
import { longDay } from './long-day'
import { type Stat, statsOf } from './stats'

/** A mission in the list. */
export type MissionLine = Pick<DashboardGoal, 'id' | 'title' | 'domain' | 'progress' | 'isWhole' | 'status'> & {
  due: string
}

/** A goal that an alert may belong to. */
export type AlertGoal = { id: string; title: string }

/** A question that waits for an answer today, with what the card shows of its goal. */
export type OpenQuestion = Pick<DashboardGoal, 'title' | 'domain' | 'progress' | 'isWhole' | 'status' | 'isCounted'> & {
  id: string
  goalId: string
  words: string
  /** Its day, and how long that is from today. */
  due: { day: string; away: string } | null
  /** It has been answered, and this is what the coach asked back. */
  ask: Ask | null
}

/** The dashboard in the words it is shown in. */
export type DashboardView = {
  name: string
  day: string
  today: string
  timeZone: string
  /** How the goals stand, counted; `words` says what the counts are of, or that there is nothing to count. */
  statusLine: { counts: { course: GoalCourse; count: number }[]; words: string }
  stats: Stat[]
  missions: MissionLine[]
  /** Whether no goal was ever set. */
  isFirstGoal: boolean
  /** `total` counts what was answered or put off, too; `closing` is said where no question is left or no goal is there. */
  coach: {
    name: string
    style: string
    questions: OpenQuestion[]
    total: number
    closing: string
    isWithoutGoals: boolean
  }
  /** What was logged last today; null where nothing was. */
  energyToday: number | null
  checklist: ChecklistRow[]
  alertGoals: AlertGoal[]
}

/**
 * Worked out where the data is: a hundred goals with their dates become a few sentences, and the page carries those alone
 * (docs/speed.md).
 */
export function dashboardViewOf(user: User, summary: DashboardSummary): DashboardView {
  const { today, timeZone, goals, moodToday, questions, checklist, alerts } = summary
  const named = new Set([...checklist, ...alerts].map(({ goalId }) => goalId))
  return {
    name: user.firstName || 'Visionary',
    day: longDay(today),
    today,
    timeZone,
    statusLine: statusLine(summary),
    stats: statsOf(summary),
    missions: withoutAsked(byAttention(goals), questions)
      .slice(0, limits.dashboardMissions)
      .map((goal) => missionLine(goal, today)),
    isFirstGoal: summary.totalCount === 0,
    coach: {
      ...coachLabel(user),
      questions: openQuestions(summary),
      total: questions.length,
      closing: closingOf(summary),
      isWithoutGoals: summary.activeCount === 0,
    },
    energyToday: moodToday,
    checklist,
    // Alerts may be made for any of the newest; what the rows name is among them.
    alertGoals: goals
      .filter(({ id }, at) => at < MOST_ALERT_GOALS || named.has(id))
      .map(({ id, title }) => ({ id, title })),
  }
}

const MOST_ALERT_GOALS = 20

/** What needs a look first: overdue, behind, then long untouched, then the newest. */
export function byAttention(goals: readonly DashboardGoal[]): DashboardGoal[] {
  const rank = ({ status }: DashboardGoal) =>
    status === 'ready' || status === 'overdue' ? 0 : status === 'behind' ? 1 : status === 'paused' ? 3 : 2
  return goals.toSorted((a, b) => rank(a) - rank(b))
}

/** The goal that the coach's card tells of now is not told of again, where there are others enough. */
function withoutAsked(goals: DashboardGoal[], questions: DashboardSummary['questions']): DashboardGoal[] {
  const asked = questions.find(({ state, ask }) => state === 'open' || ask)
  const others = goals.filter(({ id }) => id !== asked?.goalId)
  return others.length >= limits.dashboardMissions ? others : goals
}

function openQuestions({ questions, goals, today }: DashboardSummary): OpenQuestion[] {
  return questions.flatMap(({ id, goalId, words, state, ask = null }) => {
    const goal = goals.find((one) => one.id === goalId)
    if (!goal || (state !== 'open' && !ask)) return []
    const { title, domain, progress, isWhole, status, isCounted, targetDate } = goal
    const due = targetDate ? { day: `Due ${dayName(targetDate, today)}`, away: relativeDay(targetDate, today) } : null
    return [{ id, goalId, title, domain, progress, isWhole, status, isCounted, words, due, ask }]
  })
}

function missionLine(goal: DashboardGoal, today: string): MissionLine {
  const { id, title, domain, progress, isWhole, status, targetDate } = goal
  return {
    id,
    title,
    domain,
    progress,
    isWhole,
    status,
    due: targetDate ? `Due ${dayName(targetDate, today)}` : 'Ongoing',
  }
}

function statusLine({ goals, activeCount, totalCount }: DashboardSummary): DashboardView['statusLine'] {
  if (totalCount === 0)
    return { counts: [], words: 'Come here each day: your coach asks about your goals, one question at a time.' }
  if (activeCount === 0) return { counts: [], words: 'No goal is under way right now.' }
  const words = activeCount > goals.length ? `Of your ${goals.length} newest goals:` : ''
  const counts = goalCourses.map((course) => ({
    course,
    count: goals.filter(({ status }) => status === course).length,
  }))
  return { counts: counts.filter(({ count }) => count > 0), words }
}

function closingOf({ activeCount }: DashboardSummary): string {
  if (activeCount === 0) return 'What do you want to have done three months from now?'
  return 'No more questions today.'
}
