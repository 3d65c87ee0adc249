import 'server-only'
import { limits } from '@/lib/contract/limits'
import { db } from '@/lib/server/db/client'
import { deleteExperiment, startExperiment } from '@/lib/server/experiments/experiments'
import { serializeExperiment } from '@/lib/server/experiments/serialize-experiment'
import { getGoal } from '@/lib/server/goals/find-goals'
import { moved } from './moved'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

export const experimentStart: VerbDefinition<'experiment.start'> = {
  async preview(user, { question, action, outcome, goalId, days = limits.experimentDays.default, startsOn }) {
    const goal = goalId ? await getGoal(user, goalId) : null
    return {
      title: `Experiment: ${action ?? 'something to try'}, ${days} days`,
      diff: changes(
        change('question', 'Question', null, orNull(question)),
        change('action', 'On the days on', null, orNull(action)),
        change('outcome', 'Outcome', null, outcome === 'value' ? 'the values' : orNull(outcome)),
        change('days', 'Days', null, String(days)),
        change('startsOn', 'From', null, startsOn === undefined ? null : dayWords(startsOn, todayOf(user))),
        change('goalId', 'Goal', null, orNull(goal?.title)),
      ),
    }
  },

  async apply(user, input) {
    const { id } = await startExperiment(user, input)
    return { result: { kind: 'experiment', id }, before: null, after: {} }
  },

  /** While it runs: what has been noted of its days goes with it, as with any row that is taken back. */
  async undo(user, { result }) {
    const row = await db.experiment.findFirst({ where: { id: result.id, userId: user.id } })
    if (row?.status !== 'running') throw moved(row && serializeExperiment(row))
    await deleteExperiment(user, result.id)
  },

  current: async () => null,
}
