import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/server/db/client'
import { changeExperiment, getExperiment } from '@/lib/server/experiments/experiments'
import { serializeExperiment } from '@/lib/server/experiments/serialize-experiment'
import { moved } from './moved'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

const after = z.object({ updatedAt: z.string() })

export const experimentStop: VerbDefinition<'experiment.stop'> = {
  async preview(user, { experimentId }) {
    const row = experimentId === undefined ? null : await getExperiment(user, experimentId)
    return {
      title: `Stop experiment: ${row?.action ?? 'one of yours'}`,
      diff: changes(change('status', 'Status', row?.status ?? null, 'stopped')),
    }
  },

  async apply(user, { experimentId: id }) {
    const { updatedAt } = await changeExperiment(user, id, { status: 'stopped' })
    return { result: { kind: 'experiment', id }, before: null, after: { updatedAt: updatedAt.toISOString() } }
  },

  async undo(user, act) {
    const row = await db.experiment.findFirst({ where: { id: act.result.id, userId: user.id } })
    if (row?.updatedAt.toISOString() !== after.parse(act.after).updatedAt) throw moved(row && serializeExperiment(row))
    await db.experiment.update({ where: { id: row.id, userId: user.id }, data: { status: 'running' } })
  },

  async current(user, { experimentId: id }) {
    const row = id === undefined ? null : await db.experiment.findFirst({ where: { id, userId: user.id } })
    return row && serializeExperiment(row)
  },
}
