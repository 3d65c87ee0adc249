import 'server-only'
import { grammarStems } from '../common-words'
import { stemOf, stemsIn } from '../stem'
import type { Token } from '../text'
import { countsIn } from './counted-goals'
import type { OrderContext, OrderGoal } from './order'

/** Words that say what kind of thing is named, and not which. */
const KIND_STEMS = new Set(
  'goal mission target objective milestone step alert reminder alarm task item thing deadline date appointment progress due please called named one'
    .split(' ')
    .map(stemOf),
)
const POINTERS = new Set('it that this them those these'.split(' '))
/** How much of what was said must stand in a title. */
const ENOUGH = 0.6
const LEAD = 0.15

export type MilestoneOf = { milestone: OrderGoal['milestones'][number]; of: OrderGoal }

/** Whether words only point: "it", "that goal", or nothing at all. */
export function isPointing(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  return words.every(
    ({ word, stem }) => POINTERS.has(word) || KIND_STEMS.has(stem) || word === 'the' || word === 'my' || word === 'of',
  )
}

/** Whether they do, by a word that points. */
export function pointsAt(tokens: readonly Token[]): boolean {
  return isPointing(tokens) && tokens.some(({ word }) => POINTERS.has(word))
}

/** The goal that words name, or that "it" stands for; null where none or more than one fits. */
export function goalNamed(tokens: readonly Token[], context: OrderContext): OrderGoal | null {
  if (isPointing(tokens)) return context.goals.find(({ id }) => id === context.recentTopic?.goalId) ?? null
  return (
    best(tokens, context.goals, ({ title, tags }) => [title, ...tags].join(' ')) ?? goalOfUnit(tokens, context.goals)
  )
}

/** "The weight goal", "my words": a goal that alone counts what is named. */
function goalOfUnit(tokens: readonly Token[], goals: readonly OrderGoal[]): OrderGoal | null {
  const said = tokens.filter(({ kind, stem }) => kind === 'word' && !grammarStems.has(stem) && !KIND_STEMS.has(stem))
  if (said.length === 0 || said.length > MOST_OF_UNIT) return null
  const [only, ...others] = goals.filter((goal) => countsIn(goal, said, null))
  return only && others.length === 0 ? only : null
}

/** With more words, something else is named that only holds the unit. */
const MOST_OF_UNIT = 3

export function reminderNamed(tokens: readonly Token[], context: OrderContext) {
  if (isPointing(tokens)) return context.reminders.find(({ id }) => id === context.recentTopic?.reminderId) ?? null
  return best(tokens, context.reminders, ({ title }) => title)
}

export function milestoneNamed(tokens: readonly Token[], { goals }: OrderContext): MilestoneOf | null {
  const all = goals.flatMap((of) => of.milestones.map((milestone) => ({ milestone, of })))
  return isPointing(tokens) ? null : best(tokens, all, ({ milestone }) => milestone.title)
}

export function memoryNamed(tokens: readonly Token[], { memories = [] }: OrderContext) {
  return isPointing(tokens) ? null : best(tokens, memories, ({ text }) => text)
}

/** The one whose words hold most of what was said, by a clear lead. A number that was said must stand there. */
function best<Item>(tokens: readonly Token[], items: readonly Item[], textOf: (item: Item) => string): Item | null {
  const said = [...new Set(telling(tokens.map(({ raw }) => raw).join(' ')))]
  if (said.length === 0) return null
  const numbers = said.filter((stem) => /^\d/.test(stem))
  const scored = items
    .map((item) => {
      const own = new Set(telling(textOf(item)))
      const met = said.filter((stem) => own.has(stem))
      const lacks = numbers.some((number) => !own.has(number)) && [...own].some((stem) => /^\d/.test(stem))
      // Of two that hold all that was said, the one that holds little else is meant.
      return { item, score: lacks || met.length === 0 ? 0 : met.length / said.length + met.length / (own.size * 10) }
    })
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)
  const [first, second] = scored
  if (!first) return null
  return !second || first.score - second.score >= LEAD || isWhole(first.score, second.score) ? first.item : null
}

/** Whether the first is all that was said and nothing else, and the second is not. */
function isWhole(first: number, second: number): boolean {
  return first >= 1.099 && second < 1.099
}

/** The stems that say which thing is meant. */
export function telling(text: string): string[] {
  return stemsIn(text).filter((stem) => !grammarStems.has(stem) && !KIND_STEMS.has(stem))
}
