import 'server-only'
import { dateIn, instantIn } from '@/lib/contract/calendar'
import { rhythmOf, targetOf } from '@/lib/contract/measure-reading'
import { readCareInTurns } from '@/lib/server/coach/safety'
import { db } from '@/lib/server/db/client'
import { hotPage } from '@/lib/server/db/keyset'
import { tagLabels } from '@/lib/server/goals/find-goals'
import { storedMeasure, storedMilestones } from '@/lib/server/goals/stored-goal'
import type { EntryRow } from '@/lib/server/journal/serialize-entry'
import type { Heard } from '@/lib/server/language/heard/draft-heard'
import { type HeardGoal, mayTell } from '@/lib/server/language/heard/draft-heard'
import { hear, mayEndAlert } from '@/lib/server/language/heard/hear'
import { log } from '@/lib/server/log'
import { proposeFrom } from '@/lib/server/proposals/propose'
import { type ProposalRow, statusOf } from '@/lib/server/proposals/serialize-proposal'
import { openReminders } from '@/lib/server/reminders/open-reminders'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** The goals that are listened for, the newest of those that go on. */
const GOALS = 40

const heardGoals = {
  table: 'Goal',
  columns: {
    id: 'text',
    title: 'text',
    description: 'text',
    progress: 'number',
    milestones: 'json',
    measure: 'json?',
    reading: 'number?',
    createdAt: 'iso',
    tags: 'texts',
  },
  expressions: { tags: tagLabels() },
  order: { column: 'createdAt', direction: 'desc' },
} as const

/**
 * Proposes what an entry that was just saved surely says of the user's goals, each with its quote. What was applied from
 * an earlier wording of it is not proposed again. Nothing where the entry is in outright crisis language.
 */
export async function heardIn(user: UserRow, entry: EntryRow): Promise<ProposalRow[]> {
  const { level } = await readCareInTurns(entry.notes)
  if (!mayTell(entry.notes) || level === 'explicit') return []
  try {
    return await proposeHeard(user, entry)
  } catch (error) {
    // The entry is stored: to refuse it now would have it written twice.
    log.error({ userId: user.id, err: error }, 'an entry was not heard')
    return []
  }
}

async function proposeHeard(user: UserRow, { id, notes, date }: EntryRow): Promise<ProposalRow[]> {
  const now = new Date()
  const isToday = date === dateIn(user.timeZone, now)
  const clock = { now: isToday ? now : instantIn(user.timeZone, date, '12:00'), timeZone: user.timeZone }
  const [goals, reminders] = await Promise.all([ongoingGoals(user), mayEndAlert(notes) ? openReminders(user, now) : []])
  const drafts = hear(notes, { goals, reminders }, clock)
  if (drafts.length === 0) return []
  return proposeFrom(user, { kind: 'journal', id, text: notes }, withoutApplied(drafts, await heardOf(user, id)))
}

/** What was heard in an entry as it stands, in its order; what has expired is gone from it. */
export async function heardOf(user: UserRow, entryId: string): Promise<ProposalRow[]> {
  // Ordered here: with an order among its wishes Postgres walks all proposals by their ids.
  const rows = await db.proposal.findMany({ where: { sourceId: entryId } })
  const own = rows.filter((row) => row.userId === user.id && statusOf(row) !== 'expired')
  return own.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** What was heard in an entry and still waits for an answer. */
export async function openOf(user: UserRow, entryId: string): Promise<ProposalRow[]> {
  return (await heardOf(user, entryId)).filter((row) => statusOf(row) === 'proposed')
}

/** By a statement that stays prepared, and only what is listened for: each entry that tells of a deed waits for it. */
async function ongoingGoals(user: UserRow): Promise<HeardGoal[]> {
  const { rows } = await hotPage(heardGoals, { limit: GOALS }, (add) => [
    `"userId" = ${add(user.id)}`,
    `"isCompleted" = ${add(false)}`,
    '"droppedAt" IS NULL',
  ])
  return rows.map(({ milestones, measure: stored, ...goal }) => {
    const measure = storedMeasure.parse(stored)
    const rhythm = rhythmOf(measure)
    return {
      ...goal,
      milestones: storedMilestones.parse(milestones),
      measure: targetOf(measure),
      rhythm: rhythm && { measure: rhythm },
    }
  })
}

/** Each applied one takes one of those that say the same out. */
function withoutApplied(drafts: readonly Heard[], stored: readonly ProposalRow[]): Heard[] {
  const applied = stored.filter(({ status }) => status === 'applied').map(({ verb, input }) => keyOf({ verb, input }))
  return drafts.filter((draft) => {
    const at = applied.indexOf(keyOf(draft))
    if (at < 0) return true
    applied.splice(at, 1)
    return false
  })
}

/** What an act does, whatever else an edited card may have added to it. */
function keyOf({ verb, input }: { verb: string; input: unknown }): string {
  const { goalId, value, total, progress, milestoneIds, scheduledFor, reminderId } = input as Record<string, unknown>
  return JSON.stringify([verb, goalId, value, total, progress, milestoneIds, scheduledFor, reminderId])
}
