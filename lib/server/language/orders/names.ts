import 'server-only'
import { WEEKDAYS } from '../calendar-names'
import { everydayStems, grammarStems } from '../common-words'
import { stemOf, stemsIn } from '../stem'
import type { Token } from '../text'
import { isWeight } from '../units'
import { wordSet } from '../word-table'
import type { OrderContext, OrderGoal } from './order'
import words from './words.json'

/** Words that say what kind of thing is named, and not which. */
const KIND_STEMS = new Set(words.names.kindStems.split(' ').map(stemOf))
export function isKind({ stem }: Token): boolean {
  return KIND_STEMS.has(stem)
}
const POINTERS = wordSet('it that this them those these')
/** What an everyday word tells of a name, where another tells one. */
const EVERYDAY = 0.5
/** What a word tells in another form. */
const NEAR = 0.7
const TAG = 0.6
/** How much a name counts of which all was said. */
const WHOLE = 0.6
const LEAD = 1.15
const SURE = 0.6

/** "A week", "on Sunday": of any thing and any day, where a name has other words. */
const OF_TIME = new Set(stemsIn(`day week month year ${WEEKDAYS.join(' ')}`))

/** A thing that words name, how surely, and by which of them. */
export type Named<Item> = { item: Item; score: number; places: ReadonlySet<number> }

type Stems = ReadonlyMap<string, number>
const known = new WeakMap<object, Stems>()

function stemsOfItem<Item extends object>(item: Item, textsOf: (item: Item) => readonly string[]): Stems {
  const found = known.get(item)
  if (found) return found
  const stems = new Map<string, number>()
  const texts = textsOf(item).map(stemsIn)
  const isTelling = (stem: string) => !grammarStems.has(stem) && !KIND_STEMS.has(stem)
  const hasOthers = texts.flat().some((stem) => isTelling(stem) && !OF_TIME.has(stem))
  for (const [at, own] of texts.entries()) {
    for (const stem of own) {
      if (!isTelling(stem) || (hasOthers && OF_TIME.has(stem))) continue
      const weight = (everydayStems.has(stem) ? EVERYDAY : 1) * (at > 0 ? TAG : 1)
      stems.set(stem, Math.max(stems.get(stem) ?? 0, weight))
    }
  }
  known.set(item, stems)
  return stems
}

/** Those that some words name, the likeliest first: by the words in common, each weighed by how few it stands for. */
export function namedIn<Item extends object>(
  tokens: readonly Token[],
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): Named<Item>[] {
  const own = items.map((item) => stemsOfItem(item, textsOf))
  const holders = new Map<string, number>()
  for (const stems of own) for (const stem of stems.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const said = tokens.map((token) => ownWords(token).flatMap((word) => metBy(stemOf(word), holders)))
  return items
    .flatMap((item, at): Named<Item>[] => {
      const stems = own[at] as Stems
      const met = new Map<string, number>()
      const places = new Set<number>()
      for (const [place, words] of said.entries())
        for (const [stem, nearness] of words.filter(([one]) => stems.has(one))) {
          met.set(stem, Math.max(met.get(stem) ?? 0, nearness))
          places.add(place)
        }
      let [score, held, all] = [0, 0, 0]
      for (const [stem, weight] of stems) {
        const part = weight * (met.get(stem) ?? 0)
        score += part / Math.sqrt(holders.get(stem) ?? 1)
        held += part
        all += weight
      }
      // "To 6 December" names no run of 6 km.
      const isNamed =
        [...met.keys()].some((stem) => !/^\d/.test(stem)) || ![...stems.keys()].some((stem) => !/^\d/.test(stem))
      return score > 0 && isNamed ? [{ item, score: score + (WHOLE * held) / all, places }] : []
    })
    .sort((a, b) => b.score - a.score)
}

function ownWords({ kind, word, stem }: Token): string[] {
  if (kind === 'mark' || grammarStems.has(stem) || KIND_STEMS.has(stem)) return []
  const plain = word.replace(/'s?$/, '')
  return plain.includes('-') ? plain.split('-').filter(Boolean) : [plain]
}

/** The stems of names that a word stands for: its own, or those that it is the beginning of. */
function metBy(stem: string, holders: ReadonlyMap<string, number>): [stem: string, nearness: number][] {
  if (holders.has(stem)) return [[stem, 1]]
  if (!/^[a-z]{4,}$/.test(stem)) return []
  const near = [...holders.keys()].filter((one) => one.length >= 4 && one.startsWith(stem))
  return near.map((one) => [one, NEAR])
}

export type MilestoneOf = { milestone: OrderGoal['milestones'][number]; of: OrderGoal }

export const textsOfGoal = ({ title, tags, measure }: OrderGoal) => [
  title,
  ...tags,
  ...(measure ? [measure.unit] : []),
  ...(measure && measure.kind === 'level' && isWeight(measure.unit) ? ['weight'] : []),
]
export const textsOfTitle = ({ title }: { title: string }) => [title]
export const textsOfMemory = ({ text }: { text: string }) => [text]

/** The first of some named ones where it leads the second; null where two could be meant. */
export function leading<Item>([first, second]: readonly Named<Item>[], least = 0): Item | null {
  if (!first || first.score < least) return null
  return !second || first.score >= second.score * LEAD ? first.item : null
}

/** Whether the first is meant for sure. */
export function isSure<Item>(named: readonly Named<Item>[]): boolean {
  return leading(named, SURE) !== null
}

export function goalsNamed(tokens: readonly Token[], goals: readonly OrderGoal[]): Named<OrderGoal>[] {
  return namedIn(tokens, goals, textsOfGoal)
}

/** The goal that words name, or that "it" stands for; null where none or more than one fits. */
export function goalNamed(
  tokens: readonly Token[],
  { goals, recentTopic }: OrderContext,
  among = goals,
): OrderGoal | null {
  const spokenOf = goals.find(({ id }) => id === recentTopic?.goalId) ?? null
  // "Give it a new date" is of what was spoken of, though a goal is to give a talk.
  if (spokenOf && pointsBack(tokens) && tellingOnly(tokens).length === 0) return spokenOf
  const isPointed = pointsBack(tokens)
  // "Put it on hold" names no goal that is to hold a talk.
  const isOrdering = (at: number) => ORDERING.has(tokens[at]?.stem ?? '')
  const named = goalsNamed(tokens, among).filter(({ places }) => !(isPointed && [...places].every(isOrdering)))
  if (named.length > 0) return leading(named)
  return isPointed ? spokenOf : null
}

export function reminderNamed(tokens: readonly Token[], { reminders, recentTopic }: OrderContext) {
  const named = namedIn(tokens, reminders, textsOfTitle)
  if (named.length > 0) return leading(named)
  return reminders.find(({ id }) => id === recentTopic?.reminderId && pointsBack(tokens)) ?? null
}

/** The milestones that words may name, each with the goal it is of. */
export function milestonesNamed(tokens: readonly Token[], goals: readonly OrderGoal[]): Named<MilestoneOf>[] {
  const of = new Map(goals.flatMap((goal) => goal.milestones.map((milestone) => [milestone, goal] as const)))
  const named = namedIn(tokens, [...of.keys()], textsOfTitle)
  return named.map(({ item, ...one }) => ({ ...one, item: { milestone: item, of: of.get(item) as OrderGoal } }))
}

/** Whether one of the words points at what was spoken of. */
export function pointsBack(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => POINTERS.has(word))
}

/** The words that say which thing is meant. */
export function telling(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind, stem }) => kind === 'word' && !grammarStems.has(stem) && !KIND_STEMS.has(stem))
}

const ORDERING = new Set(words.names.ordering.split(' ').map(stemOf))

/** Those of them that no order is made of. */
export function tellingOnly(tokens: readonly Token[]): Token[] {
  return telling(tokens).filter(({ stem }) => !ORDERING.has(stem) && !everydayStems.has(stem))
}
