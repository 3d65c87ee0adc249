import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { withheldIfExplicit } from '@/lib/server/coach/care-levels'
import type { DroppedGoal } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { storedMilestones, withTags } from './stored-goal'

const MOST = 20

/** The goals that a user dropped, the last first. */
export async function droppedGoals(user: UserRow): Promise<DroppedGoal[]> {
  const rows = await db.goal.findMany({
    where: { userId: user.id, isCompleted: false, droppedAt: { not: null } },
    orderBy: [{ droppedAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    include: withTags,
  })
  return rows.map(({ id, title, tags, milestones, droppedAt, closingNote, updatedAt }) => ({
    id,
    title,
    tags: tags.map(({ label }) => label),
    milestones: storedMilestones.parse(milestones),
    measure: null,
    droppedOn: dateIn(user.timeZone, droppedAt ?? updatedAt),
    closingNote: withheldIfExplicit(closingNote),
  }))
}
