import type { RecordAnswer } from '@/lib/contract/record'
import type { Gold } from './gold'

/** `claimed`: rows or a figure given for what is not in the record. `isNumber`: a figure was asked for. */
export type Grade = { isRight: boolean; isNumber: boolean; isClaimed: boolean }

const NEAR = 0.05

/** Whether an answer holds what it must, by number, by date and by the rows that it names. */
export function grade({ figures, rows, groups }: RecordAnswer, gold: Gold): Grade {
  const values = figures.map(({ value }) => value)
  const [first, second] = values
  const isNumber = gold.kind === 'number' || gold.kind === 'two' || gold.kind === 'groups'
  const isClaimed = gold.kind === 'nothing' && (rows.length > 0 || Boolean(first))
  const judged = (isRight: boolean): Grade => ({ isRight, isNumber, isClaimed })
  switch (gold.kind) {
    case 'nothing':
      return judged(!isClaimed)
    case 'number':
      return judged(isNear(first, gold.value))
    case 'two': {
      const [one, other] = gold.values
      return judged((isNear(first, one) && isNear(second, other)) || (isNear(first, other) && isNear(second, one)))
    }
    case 'date':
      return judged((first === gold.date || rows[0]?.date === gold.date) && rows.some(({ ref }) => ref.id === gold.id))
    case 'dates':
      return judged(gold.dates.every((date) => values.includes(date)))
    case 'rows': {
      const ids = new Set(rows.map(({ ref }) => ref.id))
      const isWhole = gold.ids.every((id) => ids.has(id)) && ids.size === gold.ids.length
      // The last of what was said is an answer to "when did we last talk about it".
      return judged(isWhole || (figures[0]?.id === 'last' && gold.ids.includes(rows[0]?.ref.id ?? '')))
    }
    case 'groups': {
      const found = new Map((groups ?? []).map(({ key, value }) => [key, value]))
      return judged(Object.entries(gold.groups).every(([key, value]) => isNear(found.get(key) ?? null, value)))
    }
  }
}

function isNear(value: number | string | null | undefined, gold: number | null): boolean {
  if (gold === null) return value === null || value === undefined
  return typeof value === 'number' && Math.abs(value - gold) < NEAR
}
