import 'server-only'
import { z } from 'zod'
import { domains } from '@/lib/contract/domains'
import { measureWords } from '@/lib/contract/measure-words'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { deleteGoal } from '@/lib/server/goals/delete-goal'
import { currentGoal } from './goal-state'
import { moved } from './moved'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

const made = z.object({ version: z.int() })

export const goalCreate: VerbDefinition<'goal.create'> = {
  async preview(user, { title, domain, description, targetDate, pausedUntil, tags, milestones, measure }) {
    const by = targetDate ? dayWords(targetDate, todayOf(user)) : null
    return {
      title: `Goal: ${title ?? 'a new one'}${by ? `, by ${by}` : ''}`,
      diff: changes(
        change('title', 'Title', null, orNull(title)),
        change('domain', 'Area', null, domain ? domains[domain].label : null),
        change('description', 'Description', null, orNull(description)),
        change('pausedUntil', 'Begins', null, pausedUntil ? dayWords(pausedUntil, todayOf(user)) : null),
        change('targetDate', 'Target date', null, by),
        change('tags', 'Tags', null, orNull(tags?.join(', '))),
        change('milestones', 'Milestones', null, orNull(milestones?.map((one) => one.title).join(' · '))),
        change('measure', 'Counted', null, measure ? measureWords(measure) : null),
      ),
    }
  },

  async apply(user, input) {
    const { id, version } = await createGoal(user, input)
    return { result: { kind: 'goal', id }, before: null, after: { version } }
  },

  async undo(user, { result, after }) {
    const stored = await db.goal.findFirst({ where: { id: result.id, userId: user.id }, select: { version: true } })
    if (stored?.version !== made.parse(after).version) throw moved(await currentGoal(user, result.id))
    await deleteGoal(user, result.id)
  },

  current: async () => null,
}
