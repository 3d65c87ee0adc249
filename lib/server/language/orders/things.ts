import 'server-only'
import { everydayStems, tellingStems } from '../common-words'
import { readText, type Token } from '../text'
import { wordSet } from '../word-table'
import { isSure, type Named, namedIn, pointsBack, tellingOnly, textsOfGoal } from './names'
import type { OrderContext, OrderGoal } from './order'

/** What an order may be of: an alert, a milestone or a goal, each with the goal that it is, or is of. */
export type Thing = {
  kind: 'alert' | 'milestone' | 'goal'
  id: string
  title: string
  of: OrderGoal | null
  isCompleted: boolean
}

const ALERT = wordSet('alert alerts reminder reminders alarm')
const MILESTONE = wordSet('milestone milestones step steps')
const GOAL = wordSet('goal mission')
/** What a milestone counts more whose goal is named beside it. */
const OF_NAMED = 0.5
/** What a thing counts more that is of the kind which was read. */
const WANTED = 0.3

const known = new WeakMap<OrderContext, readonly Thing[]>()

function thingsOf(context: OrderContext): readonly Thing[] {
  const things = known.get(context) ?? [
    ...context.reminders.map(({ id, title }): Thing => ({ kind: 'alert', id, title, of: null, isCompleted: false })),
    ...context.goals.flatMap((goal): Thing[] => [
      { kind: 'goal', id: goal.id, title: goal.title, of: goal, isCompleted: goal.isCompleted ?? false },
      ...goal.milestones.map((one): Thing => ({ kind: 'milestone', ...one, of: goal })),
    ]),
  ]
  known.set(context, things)
  return things
}

const textsOf = ({ kind, title, of }: Thing) => (kind === 'goal' && of ? textsOfGoal(of) : [title])

/** What is open, of all kinds; of what is ticked by mistake all milestones. */
function among(context: OrderContext, isDone: boolean): readonly Thing[] {
  return thingsOf(context).filter(({ kind, isCompleted }) => (isDone ? kind === 'milestone' : !isCompleted))
}

/** The open things of all kinds that words name, the likeliest first; of one kind alone where the words say which. */
export function thingsNamed(
  tokens: readonly Token[],
  context: OrderContext,
  wanted?: Thing['kind'],
  isDone = false,
): Named<Thing>[] {
  const says = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word))
  const only = says(ALERT) ? 'alert' : says(MILESTONE) ? 'milestone' : says(GOAL) ? 'goal' : null
  const all = namedIn(tokens, among(context, isDone), textsOf)
  const placesOf = (goal: OrderGoal | null) => all.find(({ item }) => item.kind === 'goal' && item.of === goal)?.places
  const isOwn = ({ item, places }: Named<Thing>) => {
    const others = item.kind === 'milestone' ? placesOf(item.of) : undefined
    return (
      others !== undefined && [...places].some((at) => !others.has(at)) && [...others].some((at) => !places.has(at))
    )
  }
  // "Slides of the talk" is the milestone, and its goal says only of which.
  const held = new Set(all.filter(isOwn).map(({ item }) => item.of))
  return all
    .filter(({ item }) => (only === null ? !(item.kind === 'goal' && held.has(item.of)) : item.kind === only))
    .map((one) => ({
      ...one,
      score:
        one.score +
        (isOwn(one) ? OF_NAMED : 0) +
        (one.item.kind === wanted && one.item.isCompleted === isDone ? WANTED : 0),
    }))
    .sort((a, b) => b.score - a.score)
}

/** The two that may be meant: named nearly alike, or, of two kinds, by the same of their words where neither is named in full. */
export function eitherOf([first, second]: readonly Named<Thing>[]): [Thing, Thing] | null {
  if (!first || !second) return null
  const isSame = first.places.size === second.places.size && [...first.places].every((at) => second.places.has(at))
  const isPart = isSame && first.score < FULLY && first.item.kind !== second.item.kind
  return isPart || second.score * AS_LIKELY > first.score ? [first.item, second.item] : null
}
const AS_LIKELY = 1.1
/** So much counts a name of which nothing was left out. */
export const FULLY = 1.55

/** What "it" and "that one" stand for: the alert that was spoken of, a milestone of the goal by the words that were said, or the goal. */
export function thingPointed(tokens: readonly Token[], context: OrderContext, isDone = false): Thing | null {
  const { reminderId, goalId, words = '' } = context.recentTopic ?? {}
  if (!pointsBack(tokens)) return null
  const known = among(context, isDone)
  const before = readText(words).sentences.flatMap((one) => one.tokens)
  const steps = known.filter(({ kind, of }) => kind === 'milestone' && of?.id === goalId)
  const named = tellingOnly(tokens).length > 0 ? [] : namedIn(before, steps, textsOf)
  const step = isSure(named) ? named[0]?.item : undefined
  return known.find(({ id }) => id === reminderId) ?? step ?? known.find(({ id }) => id === goalId) ?? null
}

/** Another thing that all its telling words name in the same sentence, beside the one that is meant. */
export function rivalOf(tokens: readonly Token[], context: OrderContext, meant: Named<Thing>): Thing | null {
  const ends = tokens.flatMap(({ word }, at) => (/^[.!?]$/.test(word) ? at : []))
  const sentenceOf = (places: ReadonlySet<number>) => ends.filter((end) => end < Math.min(...places)).length
  const said = new Set(tokens.map(({ stem }) => stem))
  const isTold = (title: string) => {
    const stems = tellingStems(title)
    const own = stems.filter((stem) => !everydayStems.has(stem))
    return (own.length > 0 ? own : stems).every((stem) => said.has(stem))
  }
  const rival = thingsNamed(tokens, context).find(
    ({ item, places }) =>
      item.id !== meant.item.id &&
      !(item.of && item.of === meant.item.of) &&
      ![...places].some((at) => meant.places.has(at)) &&
      sentenceOf(places) === sentenceOf(meant.places) &&
      isTold(item.title),
  )
  return rival?.item ?? null
}
