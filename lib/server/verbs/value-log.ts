import 'server-only'
import { z } from 'zod'
import type { GoalMeasure } from '@/lib/contract/measure'
import { amountWords } from '@/lib/contract/measure-words'
import { serverMessages } from '@/lib/contract/messages/server'
import { db } from '@/lib/server/db/client'
import { AppError } from '@/lib/server/errors'
import { getGoal } from '@/lib/server/goals/find-goals'
import { serializeValue, type ValueRow } from '@/lib/server/goals/measure/serialize-value'
import { createValue, deleteValue, updateValue } from '@/lib/server/goals/measure/values'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { storedMeasure } from '@/lib/server/goals/stored-goal'
import { currentGoal } from './goal-state'
import { moved } from './moved'
import { valueSource } from './origin'
import type { Preview, VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

const logged = z.object({
  value: z.number(),
  date: z.string(),
  note: z.string(),
  /** A rhythm's day had its value already, and it was left as it was. */
  isRepeat: z.boolean().default(false),
})

/** Logs one value of a measured goal. What is added to a total stands beside whatever else is added meanwhile. */
export const valueLog: VerbDefinition<'value.log'> = {
  async preview(user, { goalId, value, total, date, note }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const measure = goal && storedMeasure.parse(goal.measure)
    if (goal && !measure) {
      throw new AppError('conflict', serverMessages.noMeasure, { current: serializeGoal(goal) })
    }
    const lines = measure && goal ? valueLines(measure, goal.reading, asSent(measure, { value, total })) : []
    const today = todayOf(user)
    const told = [goal?.title ?? 'A value', ...lines.map(({ to }) => to)].join(': ')
    return {
      title: date === undefined || date === today ? told : `${told} · ${dayWords(date, today)}`,
      diff: changes(
        ...lines,
        date !== undefined && change('date', 'Day', null, dayWords(date, today)),
        note !== undefined && change('note', 'Note', null, orNull(note)),
      ),
    }
  },

  async apply(user, { goalId, ...logged }, origin) {
    const measure = storedMeasure.parse((await getGoal(user, goalId)).measure)
    const sent = { ...logged, ...asSent(measure, logged) }
    const { value, isRepeat } = await createValue(user, goalId, sent, valueSource(origin))
    const result = { kind: 'value', id: value.id } as const
    // A press says of a day what a stored word denies: the later word holds.
    if (isRepeat && sent.value !== undefined && sent.value > 0 !== value.value > 0) {
      const said = await updateValue(user, value.id, { value: sent.value })
      return { result, before: asLogged(value), after: asLogged(said) }
    }
    return { result, before: null, after: { ...asLogged(value), isRepeat } }
  },

  /** The value alone, whatever has come to the goal since; its progress follows. */
  async undo(user, { result, before, after }) {
    const stored = await db.datapoint.findFirst({ where: { id: result.id, userId: user.id } })
    const { value, date, note, isRepeat } = logged.parse(after)
    if (isRepeat) return
    if (!stored || stored.value !== value || stored.date !== date || stored.note !== note) {
      throw moved(stored && serializeValue(stored))
    }
    if (before === null) await deleteValue(user, result.id)
    else await updateValue(user, result.id, { value: logged.parse(before).value })
  },

  current: (user, { goalId }) => currentGoal(user, goalId),
}

function asLogged({ value, date, note }: ValueRow) {
  return { value, date, note }
}

type Figures = { value?: number | undefined; total?: number | undefined }

/** A card asks what it comes to now, whatever it is that counts: of a level that is the value. */
function asSent(measure: GoalMeasure | null, { value, total }: Figures): Figures {
  return measure?.kind === 'level' && value === undefined ? { value: total, total: undefined } : { value, total }
}

function timesWords(value: number): string {
  if (value === 0) return 'not done'
  return value === 1 ? 'done' : `${value} times`
}

function valueLines(measure: GoalMeasure, reading: number | null, { value, total }: Figures): Preview['diff'] {
  if (measure.kind === 'rhythm') return value === undefined ? [] : [change('value', 'Done', null, timesWords(value))]
  const now = reading === null ? null : amountWords(measure, reading)
  if (total !== undefined) return [change('total', 'Total', now, amountWords(measure, total))]
  if (value === undefined) return []
  return [change('value', 'Value', measure.kind === 'level' ? now : null, amountWords(measure, value))]
}
