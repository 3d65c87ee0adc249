import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { db } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'
import { storedMeasure } from '@/lib/server/goals/serialize-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Subject, unitOfMeasure } from './figures'
import type { Asked } from './side'
import { sideWords } from './words'

/** What a side is about in words, and the unit of its goal. @throws AppError `not_found` for a goal of somebody else */
export async function subjectOf(
  user: UserRow,
  { of, by, what }: RecordQuery,
  { goal: id, ...asked }: Asked,
): Promise<Subject> {
  if (id === undefined)
    return { words: sideWords({ of, by }, asked, null), unit: what === 'progress' ? '%' : null, start: null }
  const select = { title: true, measure: true }
  const goal = await db.goal.findFirst({ where: { id, userId: user.id }, select })
  if (!goal) throw notFound()
  const measure = storedMeasure.parse(goal.measure)
  const unit = what === 'value' ? (measure ? unitOfMeasure(measure) : null) : what === 'progress' ? '%' : null
  const start = measure?.kind === 'total' ? measure.start : null
  return { words: sideWords({ of, by }, asked, goal.title), unit, start }
}
