import 'server-only'
import { featureOf, within } from '../learned/linear-scorer'
import { smallNumberWord } from '../numbers'
import { kilometresOf } from '../quantities'
import { stemOf, stemsOfToken } from '../stem'
import { wordSet } from '../word-table'
import type { Clause } from './clauses'
import type { Told } from './features'
import type { GoalView } from './frame'
import type { Hypothesis } from './places'
import { isPastForm } from './word-classes'

const MOVES = featureOf('@moves')
const TICK = featureOf('@tick')

type Named = {
  id: string
  share: number
  rest: number
  sentence: number
  clause: Clause
  hasVerb: boolean
  isDone: boolean
}

/** The open milestones that an answer names, each alone and those named in full together, as done. */
export function tickHypotheses(told: readonly Told[], view: GoalView): Hypothesis[] {
  const common = new Map<string, number>()
  for (const { rest } of view.names.values()) for (const stem of rest) common.set(stem, (common.get(stem) ?? 0) + 1)
  const named = view.goal.milestones.flatMap(
    ({ id, isCompleted }) => namedBest(id, isCompleted, told, view, common) ?? [],
  )
  const open = named.filter(({ isDone }) => !isDone)
  const whole = open.filter(({ share }) => share > 0.99)
  const sets = [...open.map((one) => [one]), ...(whole.length > 1 ? [whole] : [])]
  return sets.map((set) => {
    const ids = set.map(({ id }) => id)
    const rivals = open.filter((one) => !set.includes(one))
    const weakest = Math.min(...set.map(({ share }) => share))
    const closes = view.goal.milestones.every(({ id, isCompleted }) => isCompleted || ids.includes(id))
    const names = [
      `share:${Math.round(weakest * 4)}`,
      `size:${Math.min(3, set.length)}`,
      `rest:${Math.min(4, Math.min(...set.map(({ rest }) => rest)))}`,
      rivals.length === 0
        ? 'no-rival'
        : rivals.some(({ share }) => share > weakest)
          ? 'better-rival'
          : rivals.some(({ share }) => share === weakest)
            ? 'like-rival'
            : 'less-rival',
      set.every(({ hasVerb }) => hasVerb) ? 'own-verb' : 'no-own-verb',
      named.length > open.length ? 'names-done' : 'names-open',
      closes ? 'closes' : 'leaves',
    ].map(featureOf)
    const [first] = set as [Named]
    return {
      kind: 'ticks',
      role: 'ticks',
      place: { progress: withTicks(ids, view), reading: null },
      figures: [],
      ticks: ids,
      isWhole: ids.every((id) => isToldWhole(id, told, view)),
      sentence: first.sentence,
      features: [...names.map((one) => within(TICK, one)), TICK],
      parts: set.map(({ sentence, clause }) => tickFeatures(told[sentence] as Told, clause)),
    }
  })
}

function tickFeatures({ stance, words, sentence }: Told, { from, to }: Clause): number[] {
  const own = words.slice(from, to)
  const names = own.flatMap((word, at) => [`c:${word}`, `c:${own[at - 1] ?? '^'}_${word}`])
  if (sentence.tokens.slice(from, to).some(isPastForm)) names.push('c:past')
  names.push(`end:${own.at(-1)}`)
  return [
    ...stance.flatMap((one) => [within(MOVES, one), within(TICK, one)]),
    ...names.map((name) => within(TICK, featureOf(name))),
  ]
}

/** Whether all that a milestone is called is told, and of no part of it that it is left: else it may be half done. */
function isToldWhole(id: string, told: readonly Told[], { names }: GoalView): boolean {
  const { own = [], rest = [] } = names.get(id) ?? {}
  const holding = told
    .map(({ sentence }) => sentence.tokens)
    .filter((one) => stemsOf(one).some((stem) => rest.includes(stem)))
  const said = new Set(holding.flatMap(stemsOf))
  const isLeft = holding.flat().some(({ word, stem }) => (LEFT.has(word) || isDenying(word)) && !own.includes(stem))
  return rest.every((stem) => said.has(stem)) && !isLeft && !isUndone(told, { own, rest })
}

/** "Put up the walls tomorrow", "two of four walls", "started the first draft": the clause that names it says that it is not done. */
function isUndone(told: readonly Told[], { own, rest }: { own: readonly string[]; rest: readonly string[] }): boolean {
  return told.some(({ sentence, clauses }) =>
    clauses.some(({ from, to }) => {
      const tokens = sentence.tokens.slice(from, to)
      const isNamed = stemsOf(tokens).some((stem) => rest.includes(stem))
      const isOpen = ({ word, stem }: Told['sentence']['tokens'][number]) => UNDONE.has(word) && !own.includes(stem)
      const isShare = tokens.some(({ value }, at) => value !== null && tokens[at + 1]?.word === 'of')
      return isNamed && (tokens.some(isOpen) || (isShare && !own.includes('of')))
    }),
  )
}
const UNDONE = wordSet("tomorrow next will i'll gonna going later started start starting began begun beginning begin")
const LEFT = wordSet(
  'left remaining remains still only except apart half halfway almost nearly most mostly part partly some yet one not never badly wrong failed',
)

/** Whether a sentence says that a part of what it tells is still to be done, or is not. */
export function tellsOfRest({ tokens }: Pick<Told['sentence'], 'tokens'>): boolean {
  return tokens.some(({ word }) => REST.has(word) || isDenying(word))
}
const REST = wordSet('still remaining remains left except yet missing')

/** "Doesn't go live till Tuesday", "aren't going up by themselves". */
function isDenying(word: string): boolean {
  return /^(?:is|are|was|were|does|do|did|has|have|had|wo|ca)n'?t$/.test(word)
}

/** "18k" is 18 km, and "5" is five. */
function stemsOf(tokens: Told['sentence']['tokens']): string[] {
  return tokens.flatMap((one) => {
    const far = kilometresOf(one.word)
    if (far !== undefined) return [one.stem, far, 'km']
    const name = one.kind === 'number' && one.value !== null ? smallNumberWord(one.value) : undefined
    return name ? [...stemsOfToken(one), stemOf(name)] : stemsOfToken(one)
  })
}

/** Where a milestone is named best. */
function namedBest(
  id: string,
  isDone: boolean,
  told: readonly Told[],
  { names }: GoalView,
  common: ReadonlyMap<string, number>,
): Named | null {
  const name = names.get(id)
  if (!name) return null
  // What several are called by names none of them: "chapter" of "Chapter 3" and "Chapter 4".
  const weightOf = (stems: string[]) => stems.reduce((all, stem) => all + 1 / (common.get(stem) ?? 1) ** 2, 0)
  const whole = weightOf(name.rest)
  const figures = name.own.flatMap((stem) => (/^\d+(?:\.\d+)?$/.test(stem) ? Number(stem) : []))
  let best: Named | null = null
  for (const [
    sentence,
    {
      clauses,
      sentence: { tokens },
    },
  ] of told.entries()) {
    // "Ran 14 km" is another run than "18 km with the last five at race pace".
    const values = tokens
      .flatMap(({ value, word }) => [value, kilometresOf(word)].flatMap((one) => one ?? []))
      .map(Number)
    if (figures.length > 0 && values.length > 0 && !figures.some((one) => values.includes(one))) continue
    for (const clause of clauses) {
      const said = new Set(stemsOf(tokens.slice(clause.from, clause.to)))
      const share = weightOf(name.rest.filter((stem) => said.has(stem))) / whole
      if (share < 0.3 || (best && best.share >= share)) continue
      const verb = name.own.find((stem) => !name.rest.includes(stem)) ?? name.own[0]
      best = {
        id,
        share,
        rest: name.rest.length,
        sentence,
        clause,
        hasVerb: verb !== undefined && said.has(verb),
        isDone,
      }
    }
  }
  return best
}

/** A goal without a measure is as far as its milestones, where that is further than it was. */
export function withTicks(ids: readonly string[], { goal: { milestones, measure, progress } }: GoalView): number {
  if (measure) return progress
  const done = milestones.filter(({ id, isCompleted }) => isCompleted || ids.includes(id)).length
  return Math.max(progress, Math.min(99, Math.round((done / milestones.length) * 100)))
}
