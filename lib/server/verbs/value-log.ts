import 'server-only'
import { z } from 'zod'
import type { Measure } from '@/lib/contract/measure'
import { amountWords } from '@/lib/contract/measure-words'
import { messages } from '@/lib/contract/messages'
import { db } from '@/lib/server/db'
import { AppError } from '@/lib/server/errors'
import { getGoal } from '@/lib/server/goals/find-goals'
import { serializeValue, type ValueRow } from '@/lib/server/goals/measure/serialize-value'
import { createValue, deleteValue } from '@/lib/server/goals/measure/values'
import { serializeGoal, storedMeasure } from '@/lib/server/goals/serialize-goal'
import { currentGoal } from './goal-state'
import { moved } from './moved'
import { valueSource } from './origin'
import type { Preview, VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

const logged = z.object({ value: z.number(), date: z.string(), note: z.string() })

/** Logs one value of a measured goal. What is added to a total stands beside whatever else is added meanwhile. */
export const valueLog: VerbDefinition<'value.log'> = {
  async preview(user, { goalId, value, total, date, note }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const measure = goal && storedMeasure.parse(goal.measure)
    if (goal && !measure) {
      throw new AppError('conflict', messages.server.noMeasure, { current: serializeGoal(goal) })
    }
    const lines = measure && goal ? valueLines(measure, goal.reading, { value, total }) : []
    return {
      title: [goal?.title ?? 'A value', ...lines.map(({ to }) => to)].join(': '),
      diff: changes(
        ...lines,
        date !== undefined && change('date', 'Day', null, dayWords(date, todayOf(user))),
        note !== undefined && change('note', 'Note', null, orNull(note)),
      ),
    }
  },

  async apply(user, { goalId, ...sent }, origin) {
    const { value } = await createValue(user, goalId, sent, valueSource(origin))
    return { result: { kind: 'value', id: value.id }, before: null, after: asLogged(value) }
  },

  /** The value alone, whatever has come to the goal since; its progress follows. */
  async undo(user, { result, after }) {
    const stored = await db.datapoint.findFirst({ where: { id: result.id, userId: user.id } })
    const { value, date, note } = logged.parse(after)
    if (!stored || stored.value !== value || stored.date !== date || stored.note !== note) {
      throw moved(stored && serializeValue(stored))
    }
    await deleteValue(user, result.id)
  },

  current: (user, { goalId }) => currentGoal(user, goalId),
}

function asLogged({ value, date, note }: ValueRow) {
  return { value, date, note }
}

function valueLines(
  measure: Measure,
  reading: number | null,
  { value, total }: { value?: number | undefined; total?: number | undefined },
): Preview['diff'] {
  const now = reading === null ? null : amountWords(measure, reading)
  if (total !== undefined) return [change('total', 'Total', now, amountWords(measure, total))]
  if (value === undefined) return []
  return [change('value', 'Value', measure.kind === 'level' ? now : null, amountWords(measure, value))]
}
