import 'server-only'
import { storedMilestones, withTags } from '@/lib/server/goals/stored-goal'
import type { Line } from '../line'
import type { Source } from './source'

/** A goal on the day it was made, once more on the day it was completed, and each of its milestones. */
export const readGoals: Source = async (tx, ids) => {
  const rows = await tx.goal.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      userId: true,
      title: true,
      description: true,
      progress: true,
      milestones: true,
      isCompleted: true,
      completedAt: true,
      neverSend: true,
      createdAt: true,
      ...withTags,
    },
  })
  return rows.flatMap(
    ({ id, userId, title, description, progress, isCompleted, completedAt, neverSend, createdAt, ...more }) => {
      const milestones = storedMilestones.parse(more.milestones)
      const own = { sourceId: id, userId, goalId: id, date: null, figure: progress, neverSend }
      const texts = [title, description, ...more.tags.map(({ label }) => label), ...milestones.map((one) => one.title)]
      const goal: Line = { ...own, kind: 'goal', refId: id, at: createdAt, isDone: isCompleted, texts }
      const completion: Line = { ...goal, kind: 'completion', at: completedAt ?? createdAt }
      const steps = milestones.map(
        (one): Line => ({
          ...own,
          kind: 'milestone',
          refId: one.id,
          at: one.completedAt === null ? createdAt : new Date(one.completedAt),
          figure: null,
          isDone: one.isCompleted,
          texts: [one.title],
        }),
      )
      return [goal, ...(isCompleted ? [completion] : []), ...steps]
    },
  )
}
