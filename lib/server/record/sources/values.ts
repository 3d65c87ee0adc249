import 'server-only'
import { amountWords } from '@/lib/contract/measure-words'
import { storedMeasure } from '@/lib/server/goals/stored-goal'
import { kept } from './kept'
import type { Source } from './source'

export const readValues: Source = async (tx, ids) => {
  const rows = await tx.datapoint.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      userId: true,
      goalId: true,
      date: true,
      value: true,
      note: true,
      createdAt: true,
      goal: { select: { ...kept.select, measure: true } },
    },
  })
  return rows.map(({ id, userId, goalId, date, value, note, createdAt, goal }) => ({
    kind: 'value',
    sourceId: id,
    refId: id,
    userId,
    goalId,
    date,
    at: createdAt,
    figure: value,
    isDone: null,
    neverSend: goal.neverSend,
    amount: amountOf(goal.measure, value),
    texts: [note],
  }))
}

function amountOf(stored: unknown, value: number): string {
  const measure = storedMeasure.parse(stored)
  if (measure?.kind !== 'rhythm') return amountWords(measure ?? { unit: '', format: 'number' }, value)
  if (value === 0) return 'not done'
  return value === 1 ? 'done' : amountWords({ unit: 'times', format: 'number' }, value)
}
