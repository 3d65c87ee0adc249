import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { createPlan, deletePlan } from '@/lib/server/plans/plans'
import { planAct, unchangedPlan } from './plan-state'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

export const planMake: VerbDefinition<'plan.make'> = {
  async preview(user, { goalId, cue, action, obstacle, ifObstacle, startsOn, reviewOn }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const day = (date: string | undefined) => (date === undefined ? null : dayWords(date, todayOf(user)))
    return {
      title: `Plan: ${cue ?? 'a cue'}, ${action ?? 'one thing to do'}`,
      diff: changes(
        change('cue', 'Cue', null, orNull(cue)),
        change('action', 'Then', null, orNull(action)),
        change('obstacle', 'In the way', null, orNull(obstacle)),
        change('ifObstacle', 'Then instead', null, orNull(ifObstacle)),
        change('startsOn', 'From', null, day(startsOn)),
        change('reviewOn', 'Review', null, day(reviewOn)),
        change('goalId', 'Goal', null, orNull(goal?.title)),
      ),
    }
  },

  async apply(user, input) {
    return planAct(null, await createPlan(user, input))
  },

  async undo(user, act) {
    const { row } = await unchangedPlan(user, act)
    await deletePlan(user, row.id)
  },

  current: async () => null,
}
