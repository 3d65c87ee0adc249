import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import type { RecordFigure, RecordQuery } from '@/lib/contract/record'
import type { Answered } from './answer-side'
import { dayFigure, figuresOf, rounded } from './figures'

/** A side with fewer rows than this bears little. */
export const FEW = 14

/** The main figure of both sides, each with its n, and what lies between them. */
export function comparisonFigures(query: RecordQuery, one: Answered, other: Answered): RecordFigure[] {
  const [first, second] = [mainFigure(query, one), mainFigure(query, other)]
  if (!first || !second) return []
  const difference = {
    id: 'difference',
    words: 'Difference of the first to the second',
    value: between(first.value, second.value),
    unit: first.unit === second.unit ? first.unit : null,
    n: first.n + second.n,
  }
  const figures = [first, { ...second, id: `against.${second.id}` }]
  return difference.value === null ? figures : [...figures, difference]
}

function mainFigure(query: RecordQuery, { measured, subject, day }: Answered): RecordFigure | undefined {
  const { give } = query
  return give === 'first' || give === 'last' ? dayFigure(give, day, subject) : figuresOf(query, measured, subject)[0]
}

/** In days where both are dates. */
function between(one: RecordFigure['value'], other: RecordFigure['value']): number | null {
  if (typeof one === 'number' && typeof other === 'number') return rounded(one - other)
  if (typeof one !== 'string' || typeof other !== 'string') return null
  return daysBetween(other, one)
}
