import 'server-only'
import type { Milestone, MilestoneInput } from '@/lib/contract/goal'
import { newId } from '@/lib/server/ids'

/**
 * The milestones to store for what a client sent. One that names a stored id keeps it, and with it what is not sent
 * anew; its completion time is set when it is ticked and cleared when it is unticked.
 */
export function mergeMilestones(stored: readonly Milestone[], sent: readonly MilestoneInput[], now: Date): Milestone[] {
  const unclaimed = new Map(stored.map((milestone) => [milestone.id, milestone]))
  return sent.map(({ id, title, isCompleted, completedAt, targetDate }) => {
    const before = id === undefined ? undefined : unclaimed.get(id)
    if (before) unclaimed.delete(before.id)
    const done = isCompleted ?? before?.isCompleted ?? false
    const doneAt = completedAt ? new Date(completedAt).toISOString() : (before?.completedAt ?? now.toISOString())
    return {
      id: before?.id ?? newId(),
      title,
      isCompleted: done,
      completedAt: done ? doneAt : null,
      targetDate: targetDate === undefined ? (before?.targetDate ?? null) : targetDate,
    }
  })
}

/** The milestones with those of these ids ticked; one that is ticked already keeps its time. */
export function tickMilestones(stored: readonly Milestone[], ids: readonly string[], now: Date): Milestone[] {
  return stored.map((milestone) =>
    milestone.isCompleted || !ids.includes(milestone.id)
      ? milestone
      : { ...milestone, isCompleted: true, completedAt: now.toISOString() },
  )
}
