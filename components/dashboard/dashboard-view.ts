import { dayName } from '@/lib/client/calendar'
import { courseOf } from '@/lib/client/goal-course'
import { questionAbout } from '@/lib/client/goal-question'
import { coachLabel } from '@/lib/contract/coaches'
import type { DashboardGoal, DashboardSummary } from '@/lib/contract/dashboard'
import type { RiskLevel } from '@/lib/contract/goal-analysis'
import { limits } from '@/lib/contract/limits'
import type { User } from '@/lib/contract/user'
import { focusOf, ledeOf, type Piece } from './lede'
import { longDay } from './long-day'
import { type Stat, statsOf } from './stats'

/** A mission in the list; `standing` is null where nothing fair can be said of how it stands against its date. */
export type MissionLine = Pick<DashboardGoal, 'id' | 'title' | 'domain' | 'progress'> & {
  due: string
  standing: Exclude<RiskLevel, 'low'> | 'on-course' | null
}

/** A goal that an alert may belong to. */
export type AlertGoal = { id: string; title: string }

/** The dashboard in the words it is shown in. */
export type DashboardView = {
  name: string
  day: string
  today: string
  timeZone: string
  lede: Piece[]
  stats: Stat[]
  missions: MissionLine[]
  coach: { style: string; goalTitle: string | null; question: string }
  isEnergyLogged: boolean
  alertGoals: AlertGoal[]
}

/**
 * Worked out where the data is: twenty goals with their dates become a few sentences, and the page carries those alone
 * (docs/speed.md).
 */
export function dashboardViewOf(user: User, summary: DashboardSummary): DashboardView {
  const { today, timeZone, goals, latestEntry } = summary
  return {
    name: user.firstName || 'Visionary',
    day: longDay(today),
    today,
    timeZone,
    lede: ledeOf(summary),
    stats: statsOf(summary),
    missions: goals.slice(0, limits.dashboardMissions).map((goal) => missionLine(goal, summary)),
    coach: { style: coachLabel(user).style, ...questionOfTheDay(summary) },
    isEnergyLogged: latestEntry === today,
    alertGoals: goals.map(({ id, title }) => ({ id, title })),
  }
}

function missionLine(goal: DashboardGoal, summary: DashboardSummary): MissionLine {
  const { id, title, domain, progress, targetDate } = goal
  const risk = summary.risks[id] ?? 'low'
  const isOnCourse = courseOf(goal, summary).verdict === 'on-course'
  return {
    id,
    title,
    domain,
    progress,
    due: targetDate ? `Due ${dayName(targetDate, summary.today)}` : 'Ongoing',
    standing: risk !== 'low' ? risk : isOnCourse ? 'on-course' : null,
  }
}

function questionOfTheDay(summary: DashboardSummary): { goalTitle: string | null; question: string } {
  const goal = focusOf(summary.goals, summary)
  if (!goal) return { goalTitle: null, question: 'What would you like to be able to say three months from now?' }
  return { goalTitle: goal.title, question: questionAbout(goal, summary) }
}
