import 'server-only'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { stemOf, stemsIn } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import type { GoalRecord, ReminderRecord } from './context'

/** How much a word of each part of a goal's record tells of it. */
const WEIGHTS = { title: 1, alert: 0.8, milestone: 0.6, told: 0.5 }
/** How much less a word of anyone's day does. */
const EVERYDAY = 0.2
/** A telling word of the title or of an alert that no other goal has, or two of a milestone or of what was told of it. */
const SURE = 0.75
/** How much more the best has than the next. */
const LEAD = 1.5
const MOST_OF_PART = 600

type Known = Pick<GoalRecord, 'id' | 'title' | 'description' | 'milestones' | 'history'>
type Alert = Pick<ReminderRecord, 'title' | 'goalId'>
type Words = { weights: ReadonlyMap<string, number>; names: ReadonlySet<string> }

/**
 * The goal that words are about by the person's own record: they stand in its title, its milestones and alerts or in what was
 * answered about it, and in those of no other goal. Who is named alone may be met on any day. Null where no goal comes
 * near, or two do.
 */
export function goalSpokenOf<Goal extends Known>(
  { tokens }: Pick<Sentence, 'tokens'>,
  goals: readonly Goal[],
  alerts: readonly Alert[],
): Goal | null {
  const said = new Set(tokens.flatMap(({ kind, stem, value }) => (kind === 'word' && value === null ? stem : [])))
  const known = goals.map((goal) => ({ goal, ...wordsOf(goal, alerts) }))
  const holders = (stem: string) => known.filter(({ weights }) => weights.has(stem)).length
  const [best, next] = known
    .map(({ goal, weights, names }) => {
      const met = [...said].filter((stem) => weights.has(stem))
      const score = met.reduce((sum, stem) => sum + (weights.get(stem) ?? 0) / holders(stem), 0)
      return { goal, score: met.every((stem) => names.has(stem)) ? 0 : score }
    })
    .sort((one, other) => other.score - one.score)
  return best && best.score >= SURE && best.score >= (next?.score ?? 0) * LEAD ? best.goal : null
}

function wordsOf({ id, title, description, milestones, history }: Known, alerts: readonly Alert[]): Words {
  const weights = new Map<string, number>()
  const names = new Set<string>()
  const add = (text: string, weight: number) => {
    const part = text.slice(0, MOST_OF_PART)
    for (const [name] of part.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)) names.add(stemOf(name.toLowerCase()))
    for (const stem of stemsIn(part.toLowerCase())) {
      if (grammarStems.has(stem) || /^\d/.test(stem)) continue
      weights.set(stem, Math.max(weights.get(stem) ?? 0, everydayStems.has(stem) ? weight * EVERYDAY : weight))
    }
  }
  add(title, WEIGHTS.title)
  for (const alert of alerts) if (alert.goalId === id) add(alert.title, WEIGHTS.alert)
  for (const milestone of milestones) add(milestone.title, WEIGHTS.milestone)
  // What was answered stands in quotation marks, or is all of it.
  for (const { reasoning, source } of history)
    add(ANSWERED.exec(reasoning)?.[1] ?? (source === 'insight' ? reasoning : ''), WEIGHTS.told)
  add(description, WEIGHTS.told)
  return { weights, names }
}
const ANSWERED = /“([^”]+)”/
