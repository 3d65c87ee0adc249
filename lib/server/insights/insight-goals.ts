import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { dateIn } from '@/lib/contract/calendar'
import type { Outlook } from '@/lib/contract/goal-analysis'
import type { InsightGoal } from '@/lib/server/coach/context'
import { goalOutlook } from '@/lib/server/coach/outlook'
import { db } from '@/lib/server/db/client'
import { readOwn } from '@/lib/server/db/read-own'
import { asRecorded } from '@/lib/server/goals/goal-record'
import { recentValues } from '@/lib/server/goals/measure/recent-values'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { type ListedGoal, listedGoal, withoutVersion } from '@/lib/server/goals/serialize-goal'
import { withTags } from '@/lib/server/goals/stored-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { historiesOf } from './histories'

/** What tells one state of a goal from another. */
type State = { id: string; version: number; updatedAt: string }

/**
 * Outlooks by goal. A forecast costs milliseconds and holds for the user's day while the goal stays as it is, so that a
 * list of risks needs nothing but the goals' versions.
 */
const known = new Map<string, { state: string; outlook: Outlook }>()
const MOST_KNOWN = 20_000

/** The goals as insights see them: with their ledger, their values and what is computed of their future. The order is kept. */
export async function insightGoals(user: UserRow, rows: readonly ListedGoal[], now: Date): Promise<InsightGoal[]> {
  const ids = rows.map((row) => row.id)
  const [histories, values] = await Promise.all([historiesOf(user.id, ids), recentValues(rows)])
  const goals: InsightGoal[] = []
  const stateOf = statesOf(user, now)
  for (const row of rows) {
    const record = {
      ...asRecorded(withoutVersion(row)),
      history: histories.get(row.id) ?? [],
      values: values.get(row.id) ?? [],
    }
    const state = stateOf(row)
    const stored = known.get(row.id)
    if (stored?.state === state) {
      goals.push({ ...record, outlook: stored.outlook })
      continue
    }
    const outlook = goalOutlook(record, now, user.timeZone)
    remember(row.id, state, outlook)
    goals.push({ ...record, outlook })
    // A board of a hundred goals must not hold up everyone else's requests.
    await setImmediate()
  }
  return goals
}

/** The outlook of each goal, by its id; goals whose outlook is not known yet are read. */
export async function outlooksOf(user: UserRow, states: readonly State[], now: Date): Promise<Map<string, Outlook>> {
  const outlooks = new Map<string, Outlook>()
  const unknown: string[] = []
  const stateOf = statesOf(user, now)
  for (const one of states) {
    const stored = known.get(one.id)
    if (stored?.state === stateOf(one)) outlooks.set(one.id, stored.outlook)
    else unknown.push(one.id)
  }
  const rows = await readOwn(user.id, unknown, (where) => db.goal.findMany({ where, include: withTags }))
  for (const goal of await insightGoals(
    user,
    rows.map((row) => listedGoal(standingAt(user, row, now))),
    now,
  ))
    outlooks.set(goal.id, goal.outlook)
  return outlooks
}

/** What a goal's future is reckoned from beside its rows: its version, and the user's day, which is told once for many. */
export function statesOf({ timeZone }: UserRow, now: Date): (goal: State) => string {
  const day = `${timeZone} ${dateIn(timeZone, now)}`
  return ({ version, updatedAt }) => `${version} ${updatedAt} ${day}`
}

function remember(id: string, state: string, outlook: Outlook): void {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(id, { state, outlook })
}
