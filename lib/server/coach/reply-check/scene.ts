import 'server-only'
import { weightOf as everydayWeight } from './content-words'
import type { Figure } from './figures-in'
import { isSameLabel, type Label, labelsIn } from './labels'
import { dayTokens, figureToken, labelToken, type Told, type WeighedLine } from './lines-weighed'
import { partAround } from './roles'

/** What a reply says before a sentence: the question, the sentence before, what was looked up for it. */
export type Before = {
  question: string
  previous: string
  /** The missions that were looked up, where nothing else was. */
  looked: ReadonlySet<string> | null
  /** The heads of the columns, in a row of a table. */
  columns: readonly string[]
}

/** How much what stands further from a claim tells of it. */
const REST = 0.3
const CONTEXT = 0.25
/** What a mission of its own adds to a line, and one of another takes. */
const OWN_MISSION = 0.4
const OTHER_MISSION = 1.2
/** What was looked up for a reply is what it speaks of. */
const LOOKED = 0.3
/** What another day, month or weekday than the one named takes from a line. */
const OTHER_SPAN = 1

/** What a claim is said of: tokens by their nearness, its missions, the spans and days named beside it. */
export type Scene = {
  weights: ReadonlyMap<string, number>
  missions: ReadonlySet<string> | null
  /** How near the missions are named: 1 beside the claim. */
  strength: number
  labels: readonly Label[]
  days: readonly number[]
}

/** What a figure may have been reckoned from: those of the reply that hold, and the lines that tell of the same. */
export type Ground = {
  sentence: string
  /** Those of the sentence, whether they hold or not. */
  stated: readonly Figure[]
  /** Figures of the sentence, and of those before it, that hold. */
  shown: readonly Figure[]
  scene: Scene
  told: Told
  question: string
}

/** The scene of a figure in a sentence. */
export function sceneAt(
  sentence: string,
  figure: Figure,
  stated: readonly Figure[],
  before: Before,
  told: Told,
): Scene {
  const { part, before: ahead } = partAround(sentence, figure)
  // Two of a kind share a clause: what stands beyond the other is of that.
  const alike = stated.filter((one) => one !== figure && one.kind === figure.kind)
  const start = Math.max(figure.from - ahead.length, ...alike.filter(({ to }) => to <= figure.from).map(({ to }) => to))
  const end = Math.min(
    figure.from - ahead.length + part.length,
    ...alike.filter(({ from }) => from >= figure.to).map(({ from }) => from),
  )
  // A weekday right before a day is a part of it.
  const from =
    figure.kind === 'date' ? start + sentence.slice(start, figure.from).replace(WEEKDAY, '').length : figure.from
  const plain = stated.reduce(
    (text, one) => (one.kind === 'date' ? blank(text, one.from, one.to) : text),
    blank(sentence, from, figure.to),
  )
  const near = plain.slice(start, end)
  // Of two days, or two numbers, each has a line of its own: only the nearest day tells of a figure.
  const others = stated.filter((one) => one !== figure && one.kind !== 'date')
  const days = stated.filter(
    (one) => one !== figure && one.kind === 'date' && one.value > 100 && figure.kind !== 'date',
  )
  const beside = days.filter((one) => one.from >= start && one.to <= end)
  const distance = (one: Figure) => (one.from > figure.from ? one.from - figure.to : figure.from - one.to)
  const between = (one: Figure) =>
    one.from > figure.from ? sentence.slice(figure.to, one.from) : sentence.slice(one.to, figure.from)
  const day = beside
    .filter((one) => !MOVES_ON.test(between(one)) && (one.from > figure.from || !/\bto\b/i.test(between(one))))
    .toSorted((one, other) => distance(one) - distance(other))[0]
  const labels = labelsIn(sentence)
  const inPart = labels.filter(
    ({ at }) => at >= figure.from - ahead.length && at < figure.from - ahead.length + part.length,
  )
  const inSegment = inPart.filter(({ at }) => at >= start && at < end)
  const named = inSegment.length > 0 ? inSegment : inPart
  const weights = new Map<string, number>()
  const add = (tokens: Iterable<string>, weight: number) => {
    for (const token of tokens) if ((weights.get(token) ?? 0) < weight) weights.set(token, weight)
  }
  add(told.stemsOf(near), 1)
  add(day ? dayTokens(day, told.today) : [], 1)
  add(named.map(labelToken), 1)
  add(levelsIn(near), 1)
  if (/\b(?:today|tonight|this morning)\b/i.test(near)) add(dayTokens(dayOf(told.today), told.today), 1)
  add(told.stemsOf(plain), REST)
  add(others.filter((one) => figure.kind === 'date' && one.from >= start && one.to <= end).map(figureToken), 2 * REST)
  add(others.map(figureToken), REST)
  if (beside.length === 0)
    add(
      days.flatMap((one) => dayTokens(one, told.today)),
      REST,
    )
  add(labels.map(labelToken), REST)
  add(levelsIn(`${before.question} ${before.previous} ${sentence}`), REST)
  add([...told.stemsOf(before.previous), ...told.stemsOf(before.question)], CONTEXT)
  add(labelsIn(before.question).map(labelToken), CONTEXT)
  const clauses = [near, ...clausesBefore(sentence, start).toReversed()]
  const { missions, strength } = missionsAt(clauses, sentence.slice(end), before, told)
  return {
    weights,
    missions,
    strength,
    labels:
      named.length > 0 ? named : [...labels.filter(({ at }) => at < start).slice(-1), ...labelsIn(before.question)],
    days: day ? [day.value] : [],
  }
}

/** Words behind which a sentence speaks of another day. */
const MOVES_ON = /\b(?:now|today|then|since|against|but|while|after|before|later|next)\b/i
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? (?:the )?$/i

/** A day as a figure tells it. */
function dayOf(day: string): Pick<Figure, 'value' | 'second'> {
  return { value: Number(day.slice(5, 7) + day.slice(8)), second: Number(day.slice(0, 4)) }
}

/** Energies that a text speaks of as such: "fives", "a 4 or better". */
export function levelsIn(text: string): string[] {
  const names = ['ones', 'twos', 'threes', 'fours', 'fives']
  return [...text.matchAll(/\ba ([1-5])\b|\b([1-5])s\b|\b(ones|twos|threes|fours|fives)\b/gi)].map(
    ([, one, other, name]) => `energy${one ?? other ?? names.indexOf((name ?? '').toLowerCase()) + 1}`,
  )
}

function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
}

/** The parts of a sentence before a place. */
function clausesBefore(sentence: string, to: number): string[] {
  return sentence
    .slice(0, to)
    .split(/[,;:|] /)
    .filter((part) => part.trim() !== '')
}

/** Named beside the claim, else in the nearest clause before it, in the sentence before, behind it, or in the question. */
function missionsAt(clauses: readonly string[], behind: string, { question, previous, looked }: Before, told: Told) {
  const texts = [...clauses, previous, question, behind]
  for (const [at, text] of texts.entries()) {
    const named = missionsIn(text, told)
    if (!named) continue
    // What was looked up is what a word means that several missions share.
    const isLooked = !looked || [...named.missions].some((one) => looked.has(one))
    if (!isLooked && (at > 0 || named.score < SURE)) continue
    const missions = looked && isLooked ? new Set([...named.missions].filter((one) => looked.has(one))) : named.missions
    if (looked && isLooked) return { missions, strength: 0.9 }
    return { missions, strength: (at === 0 ? 1 : at < clauses.length ? 0.8 : 0.6) * Math.min(1, named.score / SURE) }
  }
  return { missions: looked, strength: 0.7 }
}

const SURE = 0.3

/** The missions that a text names best; null where it names none. */
function missionsIn(text: string, told: Told): { missions: ReadonlySet<string>; score: number } | null {
  const words = new Set(told.stemsOf(text))
  const scores = told.titles.map(([mission, stems]) => {
    const score = stems.reduce(
      (sum, stem) => sum + (words.has(stem) ? told.weightOf(stem) * everydayWeight(stem) : 0),
      0,
    )
    return [mission, (2 * score) / Math.sqrt(stems.length)] as const
  })
  const best = Math.max(0, ...scores.map(([, score]) => score))
  if (best < 0.08) return null
  const missions = scores.filter(([, score]) => score >= Math.max(0.08, 0.6 * best)).map(([mission]) => mission)
  return { missions: new Set(missions), score: best }
}

/** How much a line tells of a scene: by the words beside the claim, and in all. */
export function fitOf(
  line: WeighedLine,
  { weights, missions, strength, labels, days }: Scene,
  told: Told,
): { near: number; all: number } {
  let all = line.isLooked ? LOOKED : 0
  let near = 0
  for (const [token, weight] of weights) {
    if (!line.tokens.has(token)) continue
    const tells = told.weightOf(token)
    all += weight * tells
    if (weight === 1) near += tells
  }
  if (missions && line.mission) all += missions.has(line.mission) ? OWN_MISSION * strength : -OTHER_MISSION * strength
  const { label } = line
  const alike = label ? labels.filter(({ kind }) => kind === label.kind) : []
  if (label && alike.length > 0 && !alike.some((one) => isSameLabel(one, label))) all -= OTHER_SPAN
  if (line.ownDay !== null && days.length > 0 && !days.some((day) => line.tokens.has(`d${day}`))) all -= OTHER_SPAN
  // What is told of a weekday is not what was written on another.
  const weekday = labels.find(({ kind }) => kind === 'weekday')
  if (line.ownDay !== null && weekday && days.length === 0 && !line.tokens.has(labelToken(weekday)))
    all -= OTHER_SPAN / 2
  return { near, all }
}
