import 'server-only'
import { db } from '@/lib/server/db/client'
import { measureOf, rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { storedMilestones, withTags } from '@/lib/server/goals/stored-goal'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Viewer } from './side'

/** More goals than these are not told apart by their names: the newest. */
const MOST = 200

/** The user's goals as a question may name them; a model and a program know none that is never sent. */
export async function askedGoals(user: UserRow, viewer: Viewer = 'self'): Promise<AskedGoal[]> {
  const rows = await db.goal.findMany({
    where: { userId: user.id, ...(viewer === 'model' && { neverSend: false }) },
    select: { id: true, title: true, milestones: true, measure: true, ...withTags },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return rows.map(({ id, title, milestones, measure, tags }) => ({
    id,
    title,
    tags: tags.map(({ label }) => label),
    milestones: storedMilestones.parse(milestones),
    measure: measureOf({ measure }),
    often: rhythmMeasureOf({ measure }),
  }))
}
