import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { measureOf, rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { rhythmNoun } from '@/lib/server/language/measure/rhythm'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Subject, unitOfMeasure } from './figures'
import { shownGoal } from './shown-goal'
import type { Asked, Viewer } from './side'
import { sideWords } from './words'

/** What a side is about in words, and the unit of its goal. @throws AppError `not_found` for a goal of somebody else */
export async function subjectOf(
  user: UserRow,
  { of, by, what }: RecordQuery,
  { goal: id, ...asked }: Asked,
  viewer: Viewer,
): Promise<Subject> {
  if (id === undefined)
    return { words: sideWords({ of, by }, asked, null), unit: what === 'progress' ? '%' : null, start: null }
  const goal = await shownGoal(user, id, viewer)
  const measure = measureOf(goal)
  const rhythm = rhythmMeasureOf(goal)
  const unitOfValues = measure ? unitOfMeasure(measure) : rhythm && rhythmNoun({ title: goal.title, unit: rhythm.unit })
  const unit = what === 'value' ? unitOfValues : what === 'progress' ? '%' : null
  const start = measure?.kind === 'total' ? measure.start : null
  return { words: sideWords({ of, by }, asked, goal.title), unit, start }
}
