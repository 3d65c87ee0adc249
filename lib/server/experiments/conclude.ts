import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { inPassing } from '@/lib/server/db/in-passing'
import { userTransaction } from '@/lib/server/db/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { daysWithOutcomes, isLessBetter } from './outcomes'
import type { ExperimentRow } from './serialize-experiment'
import { verdictOn } from './verdict'

/**
 * An experiment as it stands by now: a running one with the outcomes so far; one whose days are over is done, with its
 * verdict, which is kept with its days and remembered.
 */
export async function asOfNow(user: UserRow, row: ExperimentRow): Promise<ExperimentRow> {
  if (row.status !== 'running') return row
  const days = await daysWithOutcomes(user, row)
  if (row.endsOn >= dateIn(user.timeZone, new Date())) return { ...row, days }
  const { action, outcome, seed } = row
  const verdict = verdictOn({ action, outcome, seed, days, isLessBetter: await isLessBetter(row.goalId) })
  const done = { status: 'done', days, verdict }
  await inPassing(keepVerdict(user, row.id, done))
  return { ...row, ...done }
}

type Done = {
  status: string
  days: Awaited<ReturnType<typeof daysWithOutcomes>>
  verdict: ReturnType<typeof verdictOn>
}

/** Of two that read it at once, one keeps it. */
async function keepVerdict(user: UserRow, id: string, done: Done): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const { count } = await tx.experiment.updateMany({ where: { id, userId: user.id, status: 'running' }, data: done })
    if (count === 0 || user.memoryPaused || done.verdict.odds === null) return
    const text = done.verdict.words.slice(0, limits.memory)
    await tx.memory.create({
      data: { userId: user.id, text, kind: 'preference', sourceKind: 'experiment', sourceId: id },
    })
  })
}
