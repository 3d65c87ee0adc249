import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import type { GoalAnalysis, insightFilter } from '@/lib/contract/goal-analysis'
import { isPaused } from '@/lib/contract/pause'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { bareWeek } from '@/lib/server/coach/bare-insight'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { checkWeek } from '@/lib/server/coach/check-insight'
import type { InsightGoal } from '@/lib/server/coach/context'
import { newDateOf } from '@/lib/server/coach/on-track-date'
import { withheld } from '@/lib/server/coach/withhold'
import type { Page } from '@/lib/server/db/keyset'
import { getGoal, listGoals } from '@/lib/server/goals/find-goals'
import { listedGoal } from '@/lib/server/goals/serialize-goal'
import { derivedId } from '@/lib/server/ids'
import { recentEntries } from '@/lib/server/journal/recent-entries'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { analyzeBuiltIn } from './analyze'
import { insightGoals } from './insight-goals'
import { pastWeekContext, weekContext } from './week-context'
import { pastWeek } from './weekly-insight'

// What is stored may rest on rows that are never sent, in words that name none of them. A program is told what the
// built-in coach says of the rest, and nothing of it is stored.

const JOURNAL_DAYS = 28
const MOST_ENTRIES = 150

/** The insight of a week of the user's, by default the current one, made from what may be sent. */
export async function weekForClients(user: UserRow, signal: AbortSignal, date?: string): Promise<WeeklyInsight> {
  const at = new Date()
  const past = pastWeek(user, date, at)
  const context = await withheld(await (past ? pastWeekContext(user, past) : weekContext(user, at)))
  const { draft, source, model } = await builtInCoach.weeklyInsight(context, { signal, onUsage: () => undefined })
  const { weekStart, now } = context
  const checked = checkWeek(draft, context) ?? bareWeek()
  const id = derivedId(now, `${user.id} ${weekStart}`)
  return { id, weekStart, ...checked, source, model, generatedAt: now.toISOString(), stale: false }
}

/** A page of the analyses of the user's ongoing goals, as `listAnalyses` gives them, made from what may be sent. */
export async function analysesForClients(
  user: UserRow,
  { limit, cursor }: z.output<typeof insightFilter>,
  signal: AbortSignal,
): Promise<Page<GoalAnalysis>> {
  const now = new Date()
  const page = await listGoals(user, { status: 'ongoing', limit, cursor })
  const today = dateIn(user.timeZone, now)
  const shown = page.rows.filter((goal) => !goal.neverSend && !isPaused(goal, today))
  return { next: page.next, rows: await analysed(user, await insightGoals(user, shown, now), now, signal) }
}

/**
 * The analysis of one goal, made from what may be sent.
 *
 * @throws AppError `not_found`
 */
export async function analysisForClients(user: UserRow, id: string, signal: AbortSignal): Promise<GoalAnalysis> {
  const now = new Date()
  const goals = await insightGoals(user, [listedGoal(await getGoal(user, id))], now)
  const [analysis] = await analysed(user, goals, now, signal)
  if (!analysis) throw new Error('One goal became none')
  return analysis
}

async function analysed(user: UserRow, goals: InsightGoal[], now: Date, signal: AbortSignal): Promise<GoalAnalysis[]> {
  if (goals.length === 0) return []
  const journal = await recentEntries(user, JOURNAL_DAYS, now, { most: MOST_ENTRIES })
  const sent = await withheld({ goals, journal })
  const made = await analyzeBuiltIn(user, sent.goals, sent.journal, now, signal)
  return made.flatMap(({ draft, source, model }, at) => {
    const goal = sent.goals[at]
    if (!goal) return []
    const { riskLevel, completionPrediction, forecast, buffer } = goal.outlook
    const newDate = newDateOf(goal, dateIn(user.timeZone, now), user.timeZone)
    const computed = { riskLevel, completionPrediction, forecast, buffer, newDate }
    return { goalId: goal.id, title: goal.title, ...draft, ...computed, source, model, generatedAt: now.toISOString() }
  })
}
