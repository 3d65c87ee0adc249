import 'server-only'
import { capital } from '@/lib/server/language/questions/day-words'
import { isPlural } from '@/lib/server/language/units'
import type { GoalRecord } from '../../context'
import { handleOf } from '../../goal-handle'
import { quoted } from '../analysis/claim'

type Named = Pick<GoalRecord, 'id' | 'title'>

/** Calls a goal by its title the first time, and by its handle from then on. */
export type Naming = (goal: Named, isSubject?: boolean) => string

/** A naming of these goals. One whose handle another goal has, too, keeps its title. */
export function namingOf(goals: readonly Named[]): Naming {
  const told = new Set<string>()
  const handles = goals.map(({ title }) => handleOf(title))
  return ({ id, title }, isSubject = false) => {
    const handle = handleOf(title)
    const isKnown = told.has(id)
    told.add(id)
    const isOwn = handle !== null && handles.filter((other) => other === handle).length === 1
    // "The books is overdue", "Sleeping went to 60%": of what is more than one, or only done, nothing is told so.
    const isOdd = isSubject && (isPlural(handle?.split(' ').at(-1) ?? '') || /^\p{Ll}+ing\b/u.test(handle ?? ''))
    return isKnown && isOwn && !isOdd ? handle : quoted(title)
  }
}

/** A mission as what a sentence is about, at its start. */
export function subject(name: Naming, goal: Named): string {
  return capital(name(goal, true))
}
