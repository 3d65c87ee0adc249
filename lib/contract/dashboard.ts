import type { Domain } from './domains'
import type { RiskLevel } from './goal-analysis'
import type { Reminder } from './reminder'

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
}

/** What the dashboard shows. Days are calendar dates in the user's zone. */
export type DashboardSummary = {
  today: string
  timeZone: string
  /** The newest ongoing goals, newest first: enough to judge the day by. */
  goals: DashboardGoal[]
  /** The risk of the missions that are shown, by goal id. */
  risks: Record<string, RiskLevel>
  activeCount: number
  totalCount: number
  completedToday: { count: number; latestTitle: string | null }
  entryCount: number
  /** Days in a row with an entry, up to today or yesterday. */
  streak: number
  latestEntry: string | null
  /** Today's reminders, soonest first. */
  alerts: Reminder[]
}
