import 'server-only'
import type { Clock } from '../clock'
import { foreignLanguage } from '../foreign-language'
import { linearScorer } from '../learned/linear-scorer'
import { wordSet } from '../word-table'
import { clauseAt } from './clauses'
import type { Told } from './features'
import type { Figure } from './figures'
import { type GoalView, type ReadableGoal, viewGoal } from './frame'
import { hypothesesOf, type Ways } from './hypotheses'
import type { Hypothesis, Place } from './places'
import { withTicks } from './tick-hypotheses'
import learned from './weights.json'

/** What an answer may mean for its goal, and how likely that is of all it may mean. */
export type Meaning = Pick<Hypothesis, 'role' | 'figures' | 'ticks' | 'sentence' | 'isWhole'> & {
  share: number
  place: Place
  quotes: string[]
}
export type ReadProgress = {
  view: GoalView
  /** The likeliest first; no two put the goal in the same place. */
  meanings: Meaning[]
  /** How likely anything happened for the goal at all, whether a figure tells it or not. */
  moves: number
  /** How likely it is that the whole is said to be done, or ground to be lost, without a figure. */
  finishes: number
  loses: number
  /** The sentence that speaks of it most. */
  quote: string | null
} & Pick<Ways, 'told' | 'figures' | 'written'>

const scoreOf = linearScorer(learned)
/** Who writes so gives orders to whoever reads, and reports nothing. */
const ORDERS = wordSet('ignore disregard pretend override system prompt instructions newprogress')

/** What a text says of one goal. Pure, and deterministic; the text is data, never an instruction. */
export function readProgress(text: string, goal: ReadableGoal, clock: Clock): ReadProgress {
  const view = viewGoal(goal, clock.timeZone)
  const { hypotheses, ...ways } = hypothesesOf(text, view, clock)
  const { told } = ways
  const isOrder = told.some(({ sentence }) => sentence.tokens.some(({ word }) => ORDERS.has(word)))
  // What is not English is not guessed at.
  if (told.length === 0 || isOrder || foreignLanguage(text))
    return { view, ...ways, meanings: [], moves: 0, finishes: 0, loses: 0, quote: null }
  return { view, ...ways, ...weigh(hypotheses, sharesOf(hypotheses), told, view) }
}

/** What the ways to take a text come to, each with its share of what is likely. */
export function weigh(
  hypotheses: readonly Hypothesis[],
  shares: readonly number[],
  told: readonly Told[],
  view: GoalView,
): Omit<ReadProgress, 'view' | keyof Ways> {
  const weighed = hypotheses.map((one, at) => ({ ...one, share: shares[at] as number }))
  const sum = (holds: (one: Hypothesis) => boolean) =>
    weighed.reduce((all, one) => (holds(one) ? all + one.share : all), 0)
  const [first] = weighed.filter(({ kind }) => kind !== 'stays').sort((a, b) => b.share - a.share)
  const places = weighed.filter((one) => one.kind === 'figure' && !isWhereItIs(one, view))
  const ticks = weighed.filter(({ kind }) => kind === 'ticks')
  return {
    meanings: [...meaningsOf(places, told), ...ticksOf(ticks, told, view)].sort((a, b) => b.share - a.share),
    moves: 1 - sum((one) => one.kind === 'stays' || isWhereItIs(one, view)),
    finishes: sum(({ kind }) => kind === 'finish'),
    loses: sum(({ kind }) => kind === 'loss'),
    quote: first ? (told[first.sentence] as Told).sentence.text.trim() : null,
  }
}

function sharesOf(hypotheses: readonly Hypothesis[]): number[] {
  const scores = hypotheses.map(
    ({ features, parts }) =>
      scoreOf(features) + parts.reduce((all, part) => all + scoreOf(part), 0) / Math.max(1, parts.length),
  )
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const whole = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / whole)
}

/** Whether a figure only repeats where the goal stands. */
function isWhereItIs({ kind, place }: Hypothesis, { frame, goal }: GoalView): boolean {
  if (kind !== 'figure' || !place) return false
  return frame?.isOwn ? place.reading === frame.reading : place.progress === goal.progress
}

type Weighed = Hypothesis & { share: number }

function meaningsOf(weighed: readonly Weighed[], told: readonly Told[]): Meaning[] {
  const byPlace = new Map<number, Meaning>()
  for (const one of weighed.toSorted((a, b) => b.share - a.share)) {
    const { place, role, figures, ticks, share, sentence } = one
    if (!place) continue
    const key = place.reading ?? place.progress
    const known = byPlace.get(key)
    if (known) known.share += share
    else byPlace.set(key, { role, figures, ticks, share, place, sentence, quotes: quotesOf(one, told) })
  }
  return [...byPlace.values()]
}

/** The milestones that are as likely done as the likeliest, together; the others each alone. */
function ticksOf(weighed: readonly Weighed[], told: readonly Told[], view: GoalView): Meaning[] {
  const ids = [...new Set(weighed.flatMap(({ ticks }) => ticks))]
  const shareOf = (id: string) => weighed.reduce((all, one) => (one.ticks.includes(id) ? all + one.share : all), 0)
  const named = ids.map((id) => ({ id, share: shareOf(id) })).sort((a, b) => b.share - a.share)
  const likely = named.filter(({ share }) => share >= (named[0]?.share ?? 0) * AS_LIKELY)
  const sets = [likely, ...named.filter((one) => !likely.includes(one)).map((one) => [one])]
  return sets.flatMap((set): Meaning[] => {
    const own = set.map(({ id }) => id)
    const source = weighed.find(({ ticks }) => ticks.some((id) => own.includes(id)))
    if (!source) return []
    const place = { progress: withTicks(own, view), reading: null }
    return [
      {
        role: 'ticks',
        figures: [],
        ticks: own,
        isWhole: own.every((id) => weighed.some(({ ticks, isWhole }) => isWhole && ticks.includes(id))),
        share: set.at(-1)?.share ?? 0,
        place,
        sentence: source.sentence,
        quotes: quotesOf(source, told),
      },
    ]
  })
}

/** Of two that one sentence names one is rarely much likelier than the other, unless it alone is meant. */
const AS_LIKELY = 0.7

/** The clauses that the figures stand in, word for word; of what has none the sentence. */
function quotesOf({ figures, sentence, ticks }: Hypothesis, told: readonly Told[]): string[] {
  if (figures.length === 0 || ticks.length > 0) return [(told[sentence] as Told).sentence.text.trim()]
  return figures.map((one) => quoteOf(one, told))
}

/** The clause that a figure stands in, word for word. */
export function quoteOf({ place, from }: Figure, told: readonly Told[]): string {
  const { clauses, sentence: own } = told[place] as Told
  const clause = clauseAt(clauses, from)
  const tokens = own.tokens
    .slice(clause?.from, clause?.to)
    .filter(({ kind, word }) => kind !== 'mark' || /[£$€+%]/.test(word))
  const start = tokens[0]?.start ?? own.start
  const end = tokens.at(-1)?.end ?? own.end
  return own.text.slice(start - own.start, end - own.start)
}

/** Whether a meaning takes a goal to its end, by its figure or with its last milestone. */
export function closes({ place, ticks }: Pick<Meaning, 'place' | 'ticks'>, { goal }: GoalView): boolean {
  if (ticks.length === 0) return place.progress === 100
  return goal.measure === null && goal.milestones.every(({ id, isCompleted }) => isCompleted || ticks.includes(id))
}

/** Whether a meaning puts a goal further from its end than it was. */
export function losesGround({ place, ticks }: Pick<Meaning, 'place' | 'ticks'>, { goal, frame }: GoalView): boolean {
  if (ticks.length > 0) return false
  if (!frame?.isOwn || place.reading === null) return place.progress < goal.progress
  return (place.reading - frame.reading) * (frame.measure.target - frame.measure.start) < 0
}
