import 'server-only'
import { db } from '@/lib/server/db'
import { storedMeasure, storedMilestones, withTags } from '@/lib/server/goals/serialize-goal'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** More goals than these are not told apart by their names: the newest. */
const MOST = 200

/** The user's goals as a question may name them. */
export async function askedGoals(user: UserRow): Promise<AskedGoal[]> {
  const rows = await db.goal.findMany({
    where: { userId: user.id },
    select: { id: true, title: true, milestones: true, measure: true, ...withTags },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return rows.map(({ id, title, milestones, measure, tags }) => ({
    id,
    title,
    tags: tags.map(({ label }) => label),
    milestones: storedMilestones.parse(milestones),
    measure: storedMeasure.parse(measure),
  }))
}
