import type { Domain } from './domains'
import type { GoalCourse } from './goal-analysis'
import type { Reminder } from './reminder'
import type { ChecklistRow, DayQuestion } from './today'

/** An ongoing goal as the dashboard needs it. */
export type DashboardGoal = {
  id: string
  title: string
  domain: Domain
  targetDate: string | null
  progress: number
  createdAt: string
  updatedAt: string
  nextMilestone: string | null
  /** Whether figures of what was done move it. */
  isCounted: boolean
  /** Whether it is a rhythm of which nothing lacks. */
  isWhole: boolean
  /** Where it stands: the one that every list tells. */
  status: GoalCourse
}

/** What the dashboard shows. Days are calendar dates in the user's zone. */
export type DashboardSummary = {
  today: string
  timeZone: string
  /** The newest ongoing goals, newest first: enough to judge the day by. */
  goals: DashboardGoal[]
  activeCount: number
  totalCount: number
  completedToday: number
  entryCount: number
  /** Days in a row with an entry, up to today or yesterday. */
  streak: number
  latestEntry: string | null
  /** Of today's latest entry. */
  moodToday: number | null
  /** Today's reminders and those left open from before, soonest first. */
  alerts: Reminder[]
  /** Reminders of the next seven days that are not done, soonest first. */
  upcoming: Reminder[]
  questions: DayQuestion[]
  /** What there is to do today beside the alerts. */
  checklist: ChecklistRow[]
}
